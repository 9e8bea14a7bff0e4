/** The log ins of people: one row for each access token and each session of the pages. */
import { clock } from '#core/primitives/clock'
import { instantOf, sqlInstant } from '#core/database/columns'
import { Current, type Origin } from '#core/context/current'
import { execute, rows } from '#core/database/query'
import { insertInto } from '#core/database/sql'
import { defer } from '#core/database/transaction/writes'

export const SESSION_KINDS = ['API', 'PAGES'] as const

/** `id` is the one that the token or the cookie carries; `version` as in the token. */
type NewSession = {
  id: string
  personId: string
  userId: string
  kind: (typeof SESSION_KINDS)[number]
  version: number
  lifetimeMs: number
  agent: string | undefined
  origin: Origin
}

const LONGEST_AGENT = 255

/** A person with more sessions sees those that were used last. */
const MOST_LISTED = 200

/** Sessions of the pages end when they were not used for this long. */
export const IDLE_MS = 8 * 3_600_000

/** The insert leaves with COMMIT of the log in. */
export function keepSession({
  id,
  personId,
  userId,
  kind,
  version,
  lifetimeMs,
  agent,
  origin,
}: NewSession) {
  const now = clock.now()
  defer(
    insertInto('sessions', [
      {
        id,
        person_id: personId,
        user_id: userId,
        kind,
        version,
        agent: agent?.replaceAll(/[^\x20-\x7e]/g, '?').slice(0, LONGEST_AGENT) ?? null,
        ip: origin.ip,
        created_at: sqlInstant(now),
        last_used_at: sqlInstant(now),
        expires_at: sqlInstant(new Date(now.getTime() + lifetimeMs)),
      },
    ])
  )
}

/** Sessions that still open, the last used first. */
export async function sessionsOf(personId: string, currentId: string) {
  const found = await open(personId, 'TRUE', [])
  return found.map(
    ({ id, kind, tenantId, company, agent, ip, createdAt, lastUsedAt, expiresAt }) => ({
      id,
      kind,
      tenantId,
      company,
      agent,
      address: ip,
      createdAt: instantOf(createdAt),
      lastUsedAt: instantOf(lastUsedAt),
      expiresAt: instantOf(expiresAt),
      current: id === currentId,
    })
  )
}

/** Ends one session of a person; false if they have no such one. */
export async function endSession(personId: string, id: string): Promise<boolean> {
  const [session] = await open(personId, 's.id = ?', [id])
  if (!session) return false

  await execute(
    `${insertInto('revoked_tokens', [{ jti: id, expires_at: session.expiresAt }])} ON DUPLICATE KEY UPDATE jti = jti`
  )
  await execute('DELETE FROM sessions WHERE id = ?', [id])
  return true
}

/** A new password, a disabled user or a log out leave rows that open nothing. */
function open(personId: string, condition: string, bindings: readonly string[]) {
  const now = clock.now()
  return Current.acrossTenants('list the sessions of a person in their companies', () =>
    rows(
      `SELECT s.id, s.kind, s.agent, s.ip, s.created_at AS createdAt, s.last_used_at AS lastUsedAt,
              s.expires_at AS expiresAt,
              IF(tenant.id = 1, NULL, tenant.public_id) AS tenantId, IF(tenant.id = 1, NULL, tenant.name) AS company
         FROM tenants tenant
         JOIN users u ON u.tenant_id = tenant.id AND u.live = 1 AND u.is_active = 1
         JOIN people p ON p.id = u.person_id
         JOIN sessions s ON s.user_id = u.id AND s.person_id = p.id
        WHERE s.person_id = ? AND ${condition} AND s.expires_at > ? AND (s.kind = 'API' OR s.last_used_at > ?)
          AND s.version = u.token_version + p.token_version
          AND NOT EXISTS (SELECT 1 FROM revoked_tokens revoked WHERE revoked.jti = s.id)
        ORDER BY s.last_used_at DESC, s.id DESC LIMIT ${MOST_LISTED}`,
      [personId, ...bindings, sqlInstant(now), sqlInstant(new Date(now.getTime() - IDLE_MS))]
    )
  )
}
