import { choice, code, email, flag, name, optional, password } from '#core/input/fields'
import { updateValidator, validator } from '#core/input/validation'
import { KEY_CHOICES } from '#identity/keys_of_users'
import { newPassword, strongPassword } from '#identity/passwords'

const facts = { email: email(), name: name(), role: code(255) }
const fields = { ...facts, password: optional(strongPassword()) }

export const createUserInput = validator(fields)

/** In the terminal. */
export const createUserByOperator = validator({ ...facts, password: optional(newPassword()) })

const apiKeys = optional(
  choice(KEY_CHOICES).meta({
    description:
      'With `isActive: false`: what becomes of the API keys that this user made and that still open.',
  })
)
export const updateUserInput = updateValidator(
  { ...fields, isActive: flag(), apiKeys, currentPassword: optional(password()) },
  { kept: ['isInvited', 'hasTotp'] }
)
