/** A tenant per test, ready to trade, because tests share a database. */
import { randomBytes } from 'node:crypto'
import { Current, SYSTEM } from '#core/context/current'
import { transaction } from '#core/database/transaction/transaction'
import { createTenant, type NewTenant } from '#tenants/create_tenant'
import { setUpTenant } from '#tenants/tenant_setup'
import User from '#identity/models/user'
import { signToken } from '#identity/tokens'
import { clientOf } from '#tests/api'

export const unique = (prefix = 'x') => `${prefix}-${randomBytes(5).toString('hex')}`

export async function aCompany(more: Partial<NewTenant> = {}) {
  const { tenant, admin } = await Current.run({ tenant: null, actor: SYSTEM }, () =>
    transaction(async () => {
      const tenant = await createTenant({ name: unique('Company'), ...more })
      const admin = await Current.within(tenant.toCurrent(), async () => {
        await setUpTenant()
        return aUserRow('ADMIN')
      })
      return { tenant, admin }
    })
  )
  const current = tenant.toCurrent()
  /** Works inside the tenant as the system, to inspect the effects of a request. */
  const as = <T>(work: () => Promise<T>) => Current.run({ tenant: current }, work)
  /** A client of a user with this role. */
  const aUser = async (role: string) => {
    const user = await as(() => aUserRow(role))
    return { user, api: clientOf(await tokenOf(user, current.publicId)) }
  }

  return {
    tenant: current,
    admin,
    as,
    aUser,
    api: clientOf(await tokenOf(admin, current.publicId)),
  }
}

export type Company = Awaited<ReturnType<typeof aCompany>>

export function tokenOf(user: User, tenantPublicId: string) {
  return signToken({ userId: user.id, tenantId: tenantPublicId, version: user.tokenVersion })
}

function aUserRow(role: string) {
  return User.create({
    email: `${unique(role.toLowerCase())}@company.test`,
    name: `A ${role}`,
    role,
    passwordHash: null,
    isActive: true,
    tokenVersion: 1,
  })
}
