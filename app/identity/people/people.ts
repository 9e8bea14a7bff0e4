/**
 * People log in; rows of `users` are their memberships in companies. A change of memberships locks
 * the person first, so that two companies cannot miss each other's change.
 */
import { clock } from '#core/primitives/clock'
import { newId } from '#core/primitives/ids'
import { sqlInstant } from '#core/database/columns'
import { Current } from '#core/context/current'
import { execute, rows } from '#core/database/query'
import Person from '#identity/models/person'
import { removeRecoveryCodes } from '#identity/second_factor/recovery_codes'

/** Locks the person with this e-mail until the transaction ends; creates a missing one. */
export async function lockPersonWith(email: string): Promise<Person> {
  const now = sqlInstant(clock.now())
  await execute(
    'INSERT INTO people (id, email, created_at, updated_at) VALUES (?, ?, ?, ?) ON DUPLICATE KEY UPDATE email = email',
    [newId(), email, now, now]
  )
  return Person.query().where('email', email).forUpdate().firstOrFail()
}

/** Locks the person of a user until the transaction ends. A user of the previous release gets one. */
export async function lockPersonOf(user: { id: string; personId: string | null; email: string }) {
  if (user.personId) return Person.query().where('id', user.personId).forUpdate().firstOrFail()

  const person = await lockPersonWith(user.email)
  await execute(
    'UPDATE users SET person_id = ? WHERE tenant_id = ? AND id = ? AND person_id IS NULL AND joined_at IS NULL',
    [person.id, Current.tenantId, user.id]
  )
  return person
}

type Companies = { live: number; joined: number }

/** How many companies a person is in, and how many of them they joined. */
export const companiesOf = (personId: string) => countCompanies(personId, 0)

/** The same without the current company. */
export const otherCompaniesOf = (personId: string) => countCompanies(personId, Current.tenantId)

async function countCompanies(personId: string, except: number): Promise<Companies> {
  const [{ live, joined }] = await Current.acrossTenants('count the companies of a person', () =>
    rows(
      `SELECT COUNT(*) AS live, COUNT(joined_at) AS joined
         FROM users
         WHERE person_id = ? AND tenant_id <> ? AND live = 1`,
      [personId, except]
    )
  )
  return { live: Number(live), joined: Number(joined) }
}

type Setting = {
  /** Asks for another one at the next log in. */
  mustChange?: boolean
  /** True for a password by a mailed link; false makes the e-mail unproved again. */
  provesEmail?: boolean
}

/**
 * Sets the hash of a locked person and ends all their tokens. The previous release must not accept
 * the password before: it reads those of users.
 */
export async function putPassword(
  personId: string,
  hash: string,
  { mustChange = false, provesEmail }: Setting = {}
) {
  const now = sqlInstant(clock.now())
  await execute(
    `UPDATE people
       SET password_hash = ?, must_change_password = ?, email_proved_at = IF(?, ?, email_proved_at),
         token_version = token_version + 1, updated_at = ?
       WHERE id = ?`,
    [
      hash,
      mustChange ? 1 : 0,
      provesEmail === undefined ? 0 : 1,
      provesEmail ? now : null,
      now,
      personId,
    ]
  )
  await Current.acrossTenants('forget the password that the previous release reads', () =>
    execute(
      'UPDATE users SET password_hash = NULL WHERE person_id = ? AND password_hash IS NOT NULL',
      [personId]
    )
  )
}

const SECRETS_OF_PERSON =
  'password_hash = NULL, must_change_password = 0, email_proved_at = NULL, totp_secret = NULL, ' +
  'totp_confirmed_at = NULL, totp_last_step = NULL'

/**
 * Takes a user's row from its locked person. A person without a company is deleted, and one who
 * joined none loses password and second factor, so that the e-mail starts afresh.
 */
export async function leavePerson(userId: string, personId: string) {
  await execute('UPDATE users SET person_id = NULL WHERE tenant_id = ? AND id = ?', [
    Current.tenantId,
    userId,
  ])
  await forgetIfAlone(personId)
}

/** Deletes a locked person without a company: see `leavePerson`. */
export async function forgetIfAlone(personId: string) {
  const { live, joined } = await companiesOf(personId)
  if (!joined) await removeRecoveryCodes(personId)
  if (!live) await execute('DELETE FROM people WHERE id = ?', [personId])
  else if (!joined)
    await execute(
      `UPDATE people SET ${SECRETS_OF_PERSON}, token_version = token_version + 1 WHERE id = ?`,
      [personId]
    )
}
