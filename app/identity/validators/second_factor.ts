import { code, password } from '#core/input/fields'
import { validator } from '#core/input/validation'

/** Six digits, or a recovery code; spaces and hyphens do not count. */
export const otp = () => code(64)

export const confirmTotpInput = validator({ code: otp() })

export const removeTotpInput = validator({ password: password(), otp: otp() })
