import { newId } from '#core/primitives/ids'
import { record } from '#core/audit/audit'
import { Current, type Origin } from '#core/context/current'
import { PLATFORM } from '#core/context/platform_tenant'
import { transaction } from '#core/database/transaction/transaction'
import { keepAsLast, mustBeOpen } from '#identity/choose_membership'
import { shownMembership, type Membership } from '#identity/memberships'
import { keepSession } from '#identity/sessions'
import { signToken, tokenLifetime } from '#identity/tokens'

/**
 * Returns a token of a membership for a person who proved who they are; unusable in a dry run. The
 * answer names all their `memberships`, and `agent` the session in the list. 403 TENANT_SUSPENDED,
 * SSO_REQUIRED.
 */
export async function openSession(
  membership: Membership,
  memberships: readonly Membership[],
  origin: Origin,
  {
    dryRun = false,
    agent,
    bySso = false,
  }: { dryRun?: boolean; agent?: string; bySso?: boolean } = {}
) {
  mustBeOpen(membership, origin, { bySso })
  const { personId, user, tenant, roleName, version } = membership
  const actor = {
    type: 'user' as const,
    id: user.id,
    name: user.name,
    role: user.role,
    scopes: new Set<string>(),
    isSuperAdmin: false,
  }
  return Current.run({ tenant, actor, origin, unit: Current.unit }, () =>
    transaction(
      async () => {
        if (!bySso) await keepAsLast(membership)
        const id = newId()
        keepSession({
          id,
          personId,
          userId: user.id,
          kind: 'API',
          version,
          lifetimeMs: tokenLifetime() * 1_000,
          agent,
          origin,
        })
        record({ action: 'user.logged_in', entity: 'user', entityId: user.id })

        return {
          accessToken: await signToken({
            userId: user.id,
            tenantId: tenant.publicId,
            version,
            bySso,
            id,
            isUsable: !dryRun,
          }),
          tokenType: 'Bearer',
          expiresIn: tokenLifetime(),
          user: {
            id: user.id,
            email: user.email,
            name: user.name,
            role: roleName,
            tenantId: tenant.id === PLATFORM.id ? null : tenant.publicId,
          },
          memberships: memberships.map(shownMembership),
        }
      },
      { dryRun }
    )
  )
}
