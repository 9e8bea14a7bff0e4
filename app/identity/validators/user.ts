import { code, email, flag, name, optional } from '#core/fields'
import { updateValidator, validator } from '#core/validation'
import { newPassword } from '#identity/passwords'

const fields = { email: email(), name: name(), role: code(255), password: optional(newPassword()) }

export const createUserInput = validator(fields)
export const updateUserInput = updateValidator({ ...fields, isActive: flag() }, { kept: ['isInvited'] })
