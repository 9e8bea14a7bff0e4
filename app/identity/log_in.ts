/** Checks e-mail and password without revealing the wrong one, by words or by time. */
import type { HttpContext } from '@adonisjs/core/http'
import { addressOf, networkOf } from '#core/http/client_address'
import { penalize } from '#core/security/login_throttle'
import { Current, type Origin } from '#core/context/current'
import { originOf } from '#core/http/request_origin'
import { Refusal } from '#core/errors/refusal'
import { sha256, verifySecret } from '#core/primitives/secrets'
import { NOBODY, noteSecurity } from '#core/audit/security_notes'
import Person from '#identity/models/person'
import { noteLogIn } from '#identity/log_in_notes'

const WINDOW_SECONDS = 15 * 60
const FAILURES_PER_EMAIL = 5
const FAILURES_PER_IP = 20

/** Dummy hash, verified when the user does not exist, so that both take the same time. */
const NOBODYS_HASH =
  '$argon2id$v=19$m=19456,t=2,p=1$HRN5b2Iw4rVmVQ0oYtS3xA$mS0vVq2v0mYwqkX9b5i0mJk3y3m0cS0u2q8m2oJb3cE'

const MAY_LOG_IN =
  'EXISTS (SELECT 1 FROM users u WHERE u.person_id = people.id AND u.live = 1 AND u.is_active = 1 AND u.joined_at IS NOT NULL)'

const ofAddress = (ip: string) => ({ [`login:ip:${networkOf(ip)}`]: FAILURES_PER_IP })

/**
 * Finds the person, who can log in to a company at least. 401 INVALID_CREDENTIALS; 429 after 5 failures per e-mail or 20 per address
 * in 15 minutes, even with the right password (per process without Redis). Failures are noted.
 */
export async function checkPassword(
  email: string,
  password: string,
  origin: Origin
): Promise<Person> {
  const asked = email.trim().toLowerCase()
  const limits = {
    [`login:email:${sha256(asked)}`]: FAILURES_PER_EMAIL,
    ...ofAddress(origin.ip ?? ''),
  }

  const person = await penalize(limits, WINDOW_SECONDS, () => personWith(asked, password)).catch(
    (error) => {
      if (error instanceof Refusal && error.status === 429)
        noteLogIn('security.login_locked', asked, origin)
      throw error
    }
  )
  if (!person) noteLogIn('security.login_failed', asked, origin)
  if (!person)
    throw new Refusal(401, 'INVALID_CREDENTIALS', 'The e-mail or the password is wrong', {
      headers: { 'WWW-Authenticate': 'Bearer' },
    })
  return person
}

/** An unreadable log in counts as a failure of its address: 429 after too many. */
export async function countUnreadable({ request }: HttpContext) {
  await penalize(ofAddress(addressOf(request)), WINDOW_SECONDS, async () => null).catch((error) => {
    if (error instanceof Refusal && error.status === 429)
      noteSecurity({
        action: 'security.login_locked',
        ...NOBODY,
        origin: originOf(request),
        facts: { reason: 'UNREADABLE' },
      })
    throw error
  })
}

async function personWith(email: string, password: string): Promise<Person | null> {
  const person = await Current.acrossTenants('log in', () =>
    Person.query().where('email', email).whereRaw(MAY_LOG_IN).first()
  )
  const isRight = await verifySecret(person?.passwordHash ?? NOBODYS_HASH, password)
  return person?.passwordHash && isRight ? person : null
}
