/** Notes failed log ins in the security log of the user's company, else of the platform. */
import logger from '@adonisjs/core/services/logger'
import { Current, type CurrentTenant, type Origin } from '#core/context/current'
import { TtlCache } from '#core/primitives/ttl_cache'
import { sha256 } from '#core/primitives/secrets'
import { NOBODY, noteSecurity, type Note } from '#core/audit/security_notes'
import User from '#identity/models/user'
import Tenant from '#tenants/models/tenant'

/** Cached for a minute, so that repeated guesses cost one lookup. */
const known = new TtlCache<Pick<Note, 'tenant' | 'actor' | 'facts'>>({
  most: 1_000,
  forMs: 60_000,
})

/** In the background, as timing could reveal users; without the input, which may be a password. */
export function noteLogIn(action: Note['action'], email: string, origin: Origin) {
  known
    .get(sha256(email), () => Current.run({ tenant: null }, () => whoseIs(email)))
    .then((about) => noteSecurity({ action, origin, ...about }))
    .catch((error) => logger.error({ err: error }, 'A log in could not be noted'))
}

export function noteRefusedLogIn(
  { id, name }: Pick<User, 'id' | 'name'>,
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

async function whoseIs(email: string): Promise<Pick<Note, 'tenant' | 'actor' | 'facts'>> {
  return Current.acrossTenants('find whose log in has failed', async () => {
    const user = await User.query().where('email', email).where('live', 1).first()
    if (!user) return { ...NOBODY, facts: { reason: 'UNKNOWN' } }
    const tenant = (await Tenant.findOrFail(user.tenantId)).toCurrent()
    return {
      tenant,
      actor: { type: 'user', id: user.id, name: user.name },
      facts: { reason: user.isActive ? 'WRONG_PASSWORD' : 'DISABLED' },
    }
  })
}
