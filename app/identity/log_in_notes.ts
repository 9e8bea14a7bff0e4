/** Notes failed log ins in the security log of the person's companies, else of the platform. */
import logger from '@adonisjs/core/services/logger'
import { Current, type CurrentTenant, type Origin } from '#core/context/current'
import { rows } from '#core/database/query'
import { TtlCache } from '#core/primitives/ttl_cache'
import { sha256 } from '#core/primitives/secrets'
import { NOBODY, noteSecurity, type Note } from '#core/audit/security_notes'
import { CURRENT_TENANT_COLUMNS, currentTenant } from '#tenants/models/tenant'

type About = Pick<Note, 'tenant' | 'actor' | 'facts'>

/** Cached for a minute, so that repeated guesses cost one lookup. */
const known = new TtlCache<About[]>({ most: 1_000, forMs: 60_000 })

/** In the background, as timing could reveal users; without the input, which may be a password. */
export function noteLogIn(action: Note['action'], email: string, origin: Origin, reason?: string) {
  known
    .get(sha256(email), () => Current.run({ tenant: null }, () => whoseIs(email)))
    .then((all) =>
      all.forEach((about) =>
        noteSecurity({ action, origin, ...about, ...(reason && { facts: { reason } }) })
      )
    )
    .catch((error) => logger.error({ err: error }, 'A log in could not be noted'))
}

export function noteRefusedLogIn(
  { id, name }: { id: string; name: string },
  tenant: CurrentTenant,
  origin: Origin
) {
  noteSecurity({
    action: 'security.login_refused',
    tenant,
    actor: { type: 'user', id, name },
    origin,
    facts: { reason: 'TENANT_SUSPENDED' },
  })
}

/** Each company that the person could log in to; without one those that know the e-mail. */
async function whoseIs(email: string): Promise<About[]> {
  return Current.acrossTenants('find whose log in has failed', async () => {
    const users = await rows(
      `SELECT ${CURRENT_TENANT_COLUMNS}, u.id AS user_id, u.name AS user_name, u.is_active,
              u.is_active AND u.joined_at IS NOT NULL AS may_log_in
         FROM users u
         JOIN people p ON p.id = u.person_id
         JOIN tenants tenant ON tenant.id = u.tenant_id
        WHERE p.email = ? AND u.live = 1`,
      [email]
    )
    if (!users.length) return [{ ...NOBODY, facts: { reason: 'UNKNOWN' } }]
    const open = users.filter((user) => user.may_log_in)
    return (open.length ? open : users).map((user) => ({
      tenant: currentTenant(user),
      actor: { type: 'user', id: user.user_id, name: user.user_name },
      facts: { reason: user.is_active ? 'WRONG_PASSWORD' : 'DISABLED' },
    }))
  })
}
