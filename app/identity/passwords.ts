/** Password rules (NIST SP 800-63B: length and a list of common ones, not composition). */
import { charactersIn } from '#core/input/checks'
import { password } from '#core/input/fields'
import { hashSecret } from '#core/primitives/secrets'
import { invalid } from '#core/errors/refusal'
import { isCommonPassword } from '#identity/common_passwords'

/** Of the operator: the first ADMIN of a company and the terminal. */
const LENGTH = { min: 8, max: 128 }

/** Of people and of the administrators of a company. */
const STRONG_LENGTH = { min: 10, max: 256 }

/** A password that the operator sets. */
export const newPassword = () => password(LENGTH)

/** A password that people set, or an ADMIN for them; `mustBeStrong` checks the rest. */
export const strongPassword = () => password(STRONG_LENGTH)

/** The words that a password of this person must not be. */
type Owner = { email: string; name: string; company: string }

/**
 * Refuses 422 on `field`: TOO_SHORT and TOO_LONG beyond 10 to 256 characters, TOO_COMMON, and
 * INVALID for the e-mail, the name or the company. Case does not count.
 */
export function mustBeStrong(chosen: string, owner: Owner, field = 'password') {
  mustHaveLength(chosen, STRONG_LENGTH, field)
  if (isCommonPassword(chosen))
    throw invalid(
      field,
      'TOO_COMMON',
      `${field} is one of the commonest passwords, which are guessed first; choose another.`
    )
  const said = plain(chosen)
  if ([owner.email, owner.name, owner.company].some((word) => plain(word) === said))
    throw invalid(
      field,
      'INVALID',
      `${field} must not be the e-mail address, the name or the company.`
    )
}

/** Hashes a password; refuses as `mustBeStrong`. */
export async function hashStrongPassword(
  chosen: string,
  owner: Owner,
  field?: string
): Promise<string> {
  mustBeStrong(chosen, owner, field)
  return hashSecret(chosen)
}

/** Hashes a password of the operator; 422 on `field` if its length is wrong or it is the e-mail. */
export async function hashPassword(
  chosen: string,
  email: string,
  field = 'password'
): Promise<string> {
  mustHaveLength(chosen, LENGTH, field)
  if (chosen.trim().toLowerCase() === email.toLowerCase())
    throw invalid(field, 'INVALID', `${field} must not be the e-mail address.`)

  return hashSecret(chosen)
}

function mustHaveLength(chosen: string, { min, max }: typeof LENGTH, field: string) {
  const length = charactersIn(chosen)
  if (length < min)
    throw invalid(field, 'TOO_SHORT', `${field} must be at least ${min} characters long.`)
  if (length > max)
    throw invalid(field, 'TOO_LONG', `${field} must be at most ${max} characters long.`)
}

/** Full-width and decomposed letters count as the plain ones. */
const plain = (text: string) => text.normalize('NFKC').trim().toLowerCase()
