import { record } from '#core/audit/audit'
import { Current, type Origin } from '#core/context/current'
import { forbidden } from '#core/errors/refusal'
import { PLATFORM } from '#core/context/platform_tenant'
import { transaction } from '#core/database/transaction/transaction'
import Tenant from '#tenants/models/tenant'
import type User from '#identity/models/user'
import { noteRefusedLogIn } from '#identity/log_in_notes'
import { roleNameOf } from '#identity/access/granting'
import { signToken, tokenLifetime } from '#identity/tokens'

/** Returns a token after a checked password, unusable in a dry run. 403 TENANT_SUSPENDED. */
export async function openSession(user: User, origin: Origin, { dryRun = false } = {}) {
  const tenant = (await Tenant.findOrFail(user.tenantId)).toCurrent()
  if (tenant.suspended && user.role !== 'SUPER_ADMIN') {
    noteRefusedLogIn(user, tenant, origin)
    throw forbidden('This company is suspended', 'TENANT_SUSPENDED')
  }

  const actor = {
    type: 'user' as const,
    id: user.id,
    name: user.name,
    role: user.role,
    scopes: new Set<string>(),
    isSuperAdmin: false,
  }
  return Current.run({ tenant, actor, origin }, () =>
    transaction(
      async () => {
        const role = await roleNameOf(user)
        record({ action: 'user.logged_in', entity: 'user', entityId: user.id })

        return {
          accessToken: await signToken({
            userId: user.id,
            tenantId: tenant.publicId,
            version: user.tokenVersion,
            isUsable: !dryRun,
          }),
          tokenType: 'Bearer',
          expiresIn: tokenLifetime(),
          user: {
            id: user.id,
            email: user.email,
            name: user.name,
            role,
            tenantId: tenant.id === PLATFORM.id ? null : tenant.publicId,
          },
        }
      },
      { dryRun }
    )
  )
}
