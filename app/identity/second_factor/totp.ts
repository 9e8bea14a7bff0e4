/** Time-based one-time passwords: RFC 6238 with SHA-1, 6 digits and 30 s, which all apps support. */
import { Secret, TOTP } from 'otpauth'
import { clock } from '#core/primitives/clock'

const ISSUER = 'Oficio'

/** RFC 4226, section 4: 160 bits. */
const SECRET_BYTES = 20

/** Codes of the step before and after are accepted, because clocks differ (RFC 6238, section 5.2). */
const WINDOW = 1

/** A new secret, in base32 as apps take it. */
export const newTotpSecret = () => new Secret({ size: SECRET_BYTES }).base32

/** The address that apps read from the QR code: `otpauth://totp/Oficio:ana%40andina.test?…`. */
export const otpauthUrl = (secret: string, email: string) => totpOf(secret, email).toString()

/** The time step of a right code, undefined for a wrong one. A caller lets each step open once. */
export function stepOfCode(secret: string, code: string): number | undefined {
  // The package fails on codes of other characters.
  if (!/^\d{6}$/.test(code)) return undefined
  const timestamp = clock.now().getTime()
  const delta = totpOf(secret).validate({ token: code, window: WINDOW, timestamp })
  return delta === null ? undefined : TOTP.counter({ timestamp }) + delta
}

/** For tests: the code of a moment. */
export const codeAt = (secret: string, moment = clock.now()) =>
  totpOf(secret).generate({ timestamp: moment.getTime() })

const totpOf = (secret: string, label = '') =>
  new TOTP({ issuer: ISSUER, label, secret: Secret.fromBase32(secret) })
