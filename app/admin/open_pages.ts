/** Opens the pages to a person who proved who they are, in one of their companies. */
import type { HttpContext } from '@adonisjs/core/http'
import { record } from '#core/audit/audit'
import { Current, type Actor, type CurrentTenant } from '#core/context/current'
import { PLATFORM } from '#core/context/platform_tenant'
import { originOf } from '#core/http/request_origin'
import { forbidden } from '#core/errors/refusal'
import { transaction } from '#core/database/transaction/transaction'
import { keepAsLast } from '#identity/choose_membership'
import type { Membership } from '#identity/memberships'

/** Starts a session, which is the default of the next log in unless it is by single sign-on. */
export async function openPages(
  membership: Membership,
  ctx: HttpContext,
  { bySso = false, isSwitch = false } = {}
) {
  const session = ctx.auth.use('session')
  await (isSwitch ? session.move(membership) : session.login(membership, { bySso }))
  await note('admin.logged_in', membership.user, membership.tenant, ctx, async () => {
    if (!bySso) await keepAsLast(membership)
  })
}

/** Companies have pages for all, the platform for a SUPER_ADMIN: 403 for others of the platform. */
export function withPages(memberships: readonly Membership[]): Membership[] {
  const all = memberships.filter(
    ({ tenant, user }) => tenant.id !== PLATFORM.id || user.role === 'SUPER_ADMIN'
  )
  if (memberships.length && !all.length)
    throw forbidden(
      'This account may not see the queues: they are for the administrators of the platform.'
    )
  return all
}

/** The company of a session that has ended, if it is open and this person a member. */
export function companyBefore({ auth }: HttpContext, memberships: readonly Membership[]) {
  const { company } = auth.use('session')
  return memberships.find(({ tenant }) => tenant.publicId === company && !tenant.suspended)?.tenant
    .publicId
}

/** Writes to the audit log of the company or of the platform. */
export function note(
  action: string,
  { id, name, role }: Pick<Actor, 'name' | 'role'> & { id: string },
  tenant: CurrentTenant,
  { request }: HttpContext,
  also?: () => Promise<unknown>
) {
  const actor: Actor = {
    type: 'user',
    id,
    name,
    role,
    scopes: new Set(),
    isSuperAdmin: role === 'SUPER_ADMIN',
  }
  return Current.run({ tenant, actor, origin: originOf(request) }, () =>
    transaction(async () => {
      await also?.()
      record({ action, entity: 'user', entityId: id })
    })
  )
}
