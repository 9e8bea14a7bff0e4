import { record } from '#core/audit/audit'
import { Current, type Origin } from '#core/context/current'
import { PLATFORM } from '#core/context/platform_tenant'
import { transaction } from '#core/database/transaction/transaction'
import { keepAsLast, mustBeOpen } from '#identity/choose_membership'
import { shownMembership, type Membership } from '#identity/memberships'
import { signToken, tokenLifetime } from '#identity/tokens'

/**
 * Returns a token of a membership for a person who proved who they are; unusable in a dry run. The
 * answer names all their `memberships`. 403 TENANT_SUSPENDED, SSO_REQUIRED.
 */
export async function openSession(
  membership: Membership,
  memberships: readonly Membership[],
  origin: Origin,
  { dryRun = false, bySso = false } = {}
) {
  mustBeOpen(membership, origin, { bySso })
  const { user, tenant, roleName, version } = membership
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
        record({ action: 'user.logged_in', entity: 'user', entityId: user.id })

        return {
          accessToken: await signToken({
            userId: user.id,
            tenantId: tenant.publicId,
            version,
            bySso,
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
