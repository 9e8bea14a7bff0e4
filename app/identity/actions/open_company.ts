import { Current } from '#core/current'
import { transaction } from '#core/transaction'
import { hashSecret } from '#core/secrets'
import User from '#identity/models/user'
import type Tenant from '#tenants/models/tenant'
import { createTenant, type NewTenant } from '#tenants/create_tenant'
import { setUpTenant } from '#tenants/tenant_setup'

export type NewCompany = NewTenant & { admin: { email: string; name: string; password: string } }

/** A tenant with all it starts with, and its first ADMIN. */
export async function openCompany({ admin, ...tenant }: NewCompany): Promise<{ tenant: Tenant; admin: User }> {
  const passwordHash = await hashSecret(admin.password)

  return transaction(async () => {
    const made = await createTenant(tenant)

    return Current.within(made.toCurrent(), async () => {
      await setUpTenant()
      const user = await User.create({ email: admin.email, name: admin.name, role: 'ADMIN', passwordHash, isActive: true, tokenVersion: 1 })
      return { tenant: made, admin: user }
    })
  })
}
