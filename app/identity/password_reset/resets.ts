/** Single-use links, valid 30 minutes, with which people choose a password that they forgot. */
import { clock } from '#core/primitives/clock'
import { sqlInstant } from '#core/database/columns'
import { execute, rows } from '#core/database/query'
import { insertInto } from '#core/database/sql'
import { transaction } from '#core/database/transaction/transaction'
import { sha256 } from '#core/primitives/secrets'
import { membershipsOf, type Membership } from '#identity/memberships'
import { resetTokenBehind, tokenOfReset } from '#identity/password_reset/reset_token'

const VALID_FOR_MS = 30 * 60 * 1_000

/** How long a link counts towards the limit of its person. */
const COUNTED_FOR_MS = 60 * 60 * 1_000

const MOST_IN_THAT_TIME = 3

type OpenReset = {
  id: string
  personId: string
  email: string
  memberships: readonly Membership[]
}

/**
 * Makes the link of a job, once for its id, and returns its token; undefined for people who cannot
 * log in, and beyond 3 links an hour. The lock of the person makes parallel jobs count each other.
 */
export async function makeReset(id: string, email: string) {
  return transaction(async () => {
    const [person] = await rows<{ id: string }>(
      'SELECT id FROM people WHERE email = ? FOR UPDATE',
      [email]
    )
    const memberships = person ? await companiesOf(person.id) : []
    if (!memberships.length) return

    const now = clock.now()
    const recent = await rows<{ id: string; hash: string; isGood: number }>(
      `SELECT id, token_hash AS hash, used_at IS NULL AND expires_at > ? AS isGood
         FROM password_resets
         WHERE person_id = ? AND created_at > ?`,
      [sqlInstant(now), person.id, sqlInstant(new Date(now.getTime() - COUNTED_FOR_MS))]
    )
    const made = recent.find((one) => one.id === id)
    if (made)
      return made.isGood ? { token: resetTokenBehind(id, made.hash), memberships } : undefined
    if (recent.length >= MOST_IN_THAT_TIME) return

    const token = tokenOfReset(id)
    await execute(
      insertInto('password_resets', [
        {
          id,
          person_id: person.id,
          token_hash: sha256(token),
          created_at: sqlInstant(now),
          expires_at: sqlInstant(new Date(now.getTime() + VALID_FOR_MS)),
        },
      ])
    )
    return { token, memberships }
  })
}

/** The link of a token that is still good, with what its person may not choose as a password. */
export async function openReset(token: string): Promise<OpenReset | undefined> {
  const [row] = await rows<{ id: string; personId: string; email: string }>(
    `SELECT r.id, r.person_id AS personId, p.email FROM password_resets r JOIN people p ON p.id = r.person_id
      WHERE r.token_hash = ? AND r.used_at IS NULL AND r.expires_at > ?`,
    [sha256(token), sqlInstant(clock.now())]
  )
  const memberships = row ? await companiesOf(row.personId) : []
  return row && memberships.length ? { ...row, memberships } : undefined
}

/** The last company that the person used comes first: its language is that of the mail. */
const companiesOf = async (personId: string) =>
  (await membershipsOf(personId)).sort((one, other) => Number(other.isLast) - Number(one.isLast))
