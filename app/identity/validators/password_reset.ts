import { code, email } from '#core/input/fields'
import { validator } from '#core/input/validation'
import { strongPassword } from '#identity/passwords'

export const forgotInput = validator({ email: email() })

export const resetInput = validator({ token: code(128), password: strongPassword() })
