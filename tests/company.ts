/** A tenant per test, ready to trade, because tests share a database. */
import { randomBytes } from 'node:crypto'
import { Current, SYSTEM } from '#core/context/current'
import { transaction } from '#core/database/transaction/transaction'
import { createTenant, type NewTenant } from '#tenants/create_tenant'
import { setUpTenant } from '#tenants/tenant_setup'
import Person from '#identity/models/person'
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

/** A token of a user whose person has changed no password yet. */
export function tokenOf(user: User, tenantPublicId: string) {
  return signToken({ userId: user.id, tenantId: tenantPublicId, version: user.tokenVersion })
}

/** A user who has joined, and their person, in the current company. */
export async function aUserRow(
  role: string | null,
  {
    passwordHash = null,
    ...more
  }: Partial<Pick<User, 'email' | 'name' | 'roleId'>> & { passwordHash?: string | null } = {}
): Promise<User> {
  const email = more.email ?? `${unique(role?.toLowerCase() ?? 'user')}@company.test`
  const person = await Person.create({
    email,
    passwordHash,
    mustChangePassword: false,
    tokenVersion: 0,
  })
  return User.create({
    name: `A ${role}`,
    ...more,
    email,
    role,
    personId: person.id,
    joinedAt: new Date().toISOString(),
    isActive: true,
    tokenVersion: 1,
  })
}
