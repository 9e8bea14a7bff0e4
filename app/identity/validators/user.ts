import { choice, code, email, flag, name, optional } from '#core/input/fields'
import { updateValidator, validator } from '#core/input/validation'
import { KEY_CHOICES } from '#identity/keys_of_users'
import { newPassword } from '#identity/passwords'

const fields = { email: email(), name: name(), role: code(255), password: optional(newPassword()) }

export const createUserInput = validator(fields)
const apiKeys = optional(
  choice(KEY_CHOICES).meta({
    description:
      'With `isActive: false`: what becomes of the API keys that this user made and that still open.',
  })
)
export const updateUserInput = updateValidator(
  { ...fields, isActive: flag(), apiKeys },
  { kept: ['isInvited'] }
)
