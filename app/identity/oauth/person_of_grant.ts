/** The person of a grant as a caller, while the person may still log in. */
import { Current } from '#core/context/current'
import type { Caller } from '#core/security/caller_cache'
import { limited } from '#identity/oauth/access'
import type { StoredGrant } from '#identity/oauth/stored_grant'
import { callerOfSession } from '#identity/session_caller'

/**
 * 401 once the person was disabled, deleted, or has ended all sessions, as with a new password.
 * Rights of a SUPER_ADMIN are never granted.
 */
export async function callerOfGrant(grant: StoredGrant): Promise<Caller> {
  const caller = await Current.acrossTenants('find the person of an application', () =>
    callerOfSession({
      id: grant.id,
      userId: grant.userId,
      tenantId: grant.tenant.publicId,
      version: grant.tokenVersion,
      bySso: grant.bySso,
      expiresAt: Math.floor(grant.expiresAt.getTime() / 1000),
    })
  )
  return {
    ...caller,
    tenant: grant.tenant,
    actor: { ...limited(caller.actor, grant.access), isSuperAdmin: false },
  }
}
