import { code, email, password } from '#core/input/fields'
import { validator } from '#core/input/validation'
import { newPassword } from '#identity/passwords'

export const logInInput = validator({ email: email(), password: password() })

export const changePassword = validator({ currentPassword: password(), newPassword: newPassword() })

export const acceptInput = validator({ token: code(128), password: newPassword() })
