import { execute } from '#core/database/query'
import type { Origin } from '#core/context/current'
import { forbidden } from '#core/errors/refusal'
import { noteRefusedLogIn } from '#identity/log_in_notes'
import type { Membership } from '#identity/memberships'

/**
 * The membership of the company asked for; without one the last that was used, or the first, and
 * an open company before a suspended one. 403 NO_MEMBERSHIP, also for companies that do not exist.
 */
export function chooseMembership(
  memberships: readonly Membership[],
  asked?: string | null
): Membership {
  const last = memberships.find(({ isLast }) => isLast) ?? memberships[0]
  const chosen = asked
    ? memberships.find(({ tenant }) => tenant.publicId === asked.toLowerCase())
    : [last, ...memberships].find((one) => one && mayOpen(one))
  if (chosen) return chosen

  if (asked || !last) throw forbidden('You are not a member of this company', 'NO_MEMBERSHIP')
  return last
}

/** 403 SSO_REQUIRED, or TENANT_SUSPENDED, which is noted for the company. */
export function mustBeOpen(membership: Membership, origin: Origin, { bySso = false } = {}) {
  if (isSuspended(membership)) {
    noteRefusedLogIn(membership.user, membership.tenant, origin)
    throw forbidden('This company is suspended', 'TENANT_SUSPENDED')
  }
  if (membership.requiresSso && !bySso)
    throw forbidden('This company asks for single sign-on: log in there', 'SSO_REQUIRED')
}

const isSuspended = ({ tenant, user }: Membership) =>
  tenant.suspended && user.role !== 'SUPER_ADMIN'

const mayOpen = (membership: Membership) => !isSuspended(membership) && !membership.requiresSso

/** Keeps the company as the default of the next log in. Needs a transaction. */
export async function keepAsLast({ personId, tenant, isLast }: Membership) {
  if (isLast) return
  await execute('UPDATE people SET last_tenant_id = ? WHERE id = ?', [tenant.id, personId])
}
