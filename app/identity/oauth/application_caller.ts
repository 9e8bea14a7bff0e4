/** The caller of an access token of an application. */
import type { Caller } from '#core/security/caller_cache'
import { Current } from '#core/context/current'
import { sqlInstant } from '#core/database/columns'
import { execute } from '#core/database/query'
import { clock } from '#core/primitives/clock'
import { callerOfGrant } from '#identity/oauth/person_of_grant'
import { grantOfToken } from '#identity/oauth/stored_grant'
import { unauthenticated } from '#identity/tokens'

const MINUTE_MS = 60_000
const MOST_KNOWN = 10_000

/** 401 for an unknown or expired token, and once the application was removed. */
export async function callerOfApplication(token: string): Promise<Caller> {
  const grant = await grantOfToken(token)
  if (!grant || grant.kind !== 'ACCESS' || grant.hasEnded)
    throw unauthenticated('The token is not valid; connect the application again')

  const caller = await callerOfGrant(grant)
  await noteUse(grant.tenant.id, grant.id)
  return caller
}

/** Minute of this process's last write, by grant. */
const written = new Map<string, number>()

async function noteUse(tenantId: number, grantId: string) {
  const minute = Math.floor(clock.now().getTime() / MINUTE_MS) * MINUTE_MS
  if (written.get(grantId) === minute) return

  if (written.size >= MOST_KNOWN) written.clear()
  written.set(grantId, minute)
  await Current.acrossTenants('note the use of an application', () =>
    execute('UPDATE oauth_grants SET last_used_at = ? WHERE tenant_id = ? AND id = ?', [
      sqlInstant(new Date(minute)),
      tenantId,
      grantId,
    ])
  )
}
