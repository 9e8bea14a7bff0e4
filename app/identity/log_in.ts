/** Checks e-mail, password and code without revealing the wrong one, by words or by time. */
import type { HttpContext } from '@adonisjs/core/http'
import { addressOf, networkOf } from '#core/http/client_address'
import { forgive, penalize } from '#core/security/login_throttle'
import { Current, type Origin } from '#core/context/current'
import { originOf } from '#core/http/request_origin'
import { Refusal } from '#core/errors/refusal'
import { sha256, verifySecret } from '#core/primitives/secrets'
import { NOBODY, noteSecurity } from '#core/audit/security_notes'
import Person from '#identity/models/person'
import { noteLogIn } from '#identity/log_in_notes'
import { useOneTimePassword } from '#identity/second_factor/one_time_password'

const WINDOW_SECONDS = 15 * 60
const FAILURES_PER_EMAIL = 5
const FAILURES_PER_IP = 20

/** Dummy hash, verified when the user does not exist, so that both take the same time. */
const NOBODYS_HASH =
  '$argon2id$v=19$m=19456,t=2,p=1$HRN5b2Iw4rVmVQ0oYtS3xA$mS0vVq2v0mYwqkX9b5i0mJk3y3m0cS0u2q8m2oJb3cE'

const MAY_LOG_IN = `EXISTS (
         SELECT 1
         FROM users u
         WHERE u.person_id = people.id AND u.live = 1 AND u.is_active = 1 AND u.joined_at IS NOT NULL)`

const ofEmail = (email: string) => `login:email:${sha256(email)}`
const ofAddress = (ip: string) => ({ [`login:ip:${networkOf(ip)}`]: FAILURES_PER_IP })

/** The second factor of a log in. Without a `Factor`, the password alone is checked. */
type Factor = { otp?: string | null; dryRun?: boolean }

/**
 * Finds the person, who can log in to one company at least. 401 INVALID_CREDENTIALS, or
 * OTP_REQUIRED and INVALID_OTP for the code of a right password. 429 after 5 failures per e-mail or
 * 20 per address in 15 minutes, even with the right password (per process without Redis).
 */
export async function checkPassword(
  email: string,
  password: string,
  origin: Origin,
  factor?: Factor
): Promise<Person> {
  const asked = email.trim().toLowerCase()
  return attempted(asked, origin, async () => {
    const person = await personWith(asked, password)
    if (!person) return 'INVALID_CREDENTIALS'
    return factor && person.totpConfirmedAt ? judged(person, factor) : person
  })
}

/** Checks the code alone, after a right password. Refuses as `checkPassword`. */
export const checkCode = (person: Person, otp: string, origin: Origin): Promise<Person> =>
  attempted(person.email, origin, () => judged(person, { otp }))

/** A missing code is no failure, but a wrong one is. */
async function judged(person: Person, { otp, dryRun }: Factor): Promise<Person | Failure> {
  if (!otp) throw refusals.OTP_REQUIRED()
  const isRight = await useOneTimePassword(person, otp, { dryRun })
  return isRight ? person : 'INVALID_OTP'
}

type Failure = 'INVALID_CREDENTIALS' | 'INVALID_OTP'

/** Counts and notes failures of an e-mail and an address, and throws their refusal. */
async function attempted(
  email: string,
  origin: Origin,
  check: () => Promise<Person | Failure>
): Promise<Person> {
  const limits = {
    [ofEmail(email)]: FAILURES_PER_EMAIL,
    ...ofAddress(origin.ip ?? ''),
  }
  let failure = 'INVALID_CREDENTIALS' as Failure
  const person = await penalize(limits, WINDOW_SECONDS, async () => {
    const found = await check()
    if (typeof found !== 'string') return found
    failure = found
    return null
  }).catch((error) => {
    if (error instanceof Refusal && error.status === 429)
      noteLogIn('security.login_locked', email, origin)
    throw error
  })
  if (person) return person

  noteLogIn(
    'security.login_failed',
    email,
    origin,
    failure === 'INVALID_OTP' ? 'WRONG_CODE' : undefined
  )
  throw refusals[failure]()
}

const refused = (code: string, message: string) =>
  new Refusal(401, code, message, { headers: { 'WWW-Authenticate': 'Bearer' } })

const refusals = {
  INVALID_CREDENTIALS: () => refused('INVALID_CREDENTIALS', 'The e-mail or the password is wrong'),
  OTP_REQUIRED: () =>
    refused('OTP_REQUIRED', 'Send the code of your second factor, or a recovery code, as otp'),
  INVALID_OTP: () =>
    refused('INVALID_OTP', 'The code is wrong or was used before; wait for the next one'),
}

/** A person with a new password by mail is no longer locked by earlier failures. */
export const forgiveFailures = (email: string) => forgive(ofEmail(email))

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
