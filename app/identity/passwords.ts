/** Password rules (NIST SP 800-63B: length, not composition). */
import { charactersIn } from '#core/input/checks'
import { password } from '#core/input/fields'
import { hashSecret } from '#core/primitives/secrets'
import { invalid } from '#core/errors/refusal'

const LENGTH = { min: 8, max: 128 }

export const newPassword = () => password(LENGTH)

/** Hashes a password; 422 on `field` if too short, too long or equal to the e-mail. */
export async function hashPassword(
  chosen: string,
  email: string,
  field = 'password'
): Promise<string> {
  const length = charactersIn(chosen)
  if (length < LENGTH.min)
    throw invalid(field, 'TOO_SHORT', `${field} must be at least ${LENGTH.min} characters long.`)
  if (length > LENGTH.max)
    throw invalid(field, 'TOO_LONG', `${field} must be at most ${LENGTH.max} characters long.`)
  if (chosen.trim().toLowerCase() === email.toLowerCase())
    throw invalid(field, 'INVALID', `${field} must not be the e-mail address.`)

  return hashSecret(chosen)
}
