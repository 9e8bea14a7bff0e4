import { code, email, id, optional, password } from '#core/input/fields'
import { validator } from '#core/input/validation'
import { newPassword } from '#identity/passwords'

export const logInInput = validator({
  email: email(),
  password: password(),
  tenantId: optional(id()),
})

export const switchInput = validator({ tenantId: id() })

export const changePassword = validator({ currentPassword: password(), newPassword: newPassword() })

/** Members of another company send no password. */
export const acceptInput = validator({ token: code(128), password: optional(newPassword()) })
