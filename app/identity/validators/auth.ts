import { code, email, password } from '#core/fields'
import { validator } from '#core/validation'
import { newPassword } from '#identity/passwords'

export const logInInput = validator({ email: email(), password: password() })

export const changePassword = validator({ currentPassword: password(), newPassword: newPassword() })

export const acceptInput = validator({ token: code(128), password: newPassword() })
