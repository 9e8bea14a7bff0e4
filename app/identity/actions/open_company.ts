import { Current } from '#core/context/current'
import { conflict } from '#core/errors/refusal'
import { transaction } from '#core/database/transaction/transaction'
import { flushWrites } from '#core/database/transaction/writes'
import User from '#identity/models/user'
import { inviteUser } from '#identity/actions/invite_user'
import { hashPassword } from '#identity/passwords'
import type Tenant from '#tenants/models/tenant'
import { createTenant, type NewTenant } from '#tenants/create_tenant'
import { setUpTenant } from '#tenants/tenant_setup'

/** Without a password the admin is invited. */
type Admin = { email: string; name: string; password?: string | null }

type NewCompany = NewTenant & { admin: Admin }

/** Creates a tenant, its initial records and its first ADMIN in one transaction. */
export async function openCompany({
  admin,
  ...tenant
}: NewCompany): Promise<{ tenant: Tenant; admin: User }> {
  const email = admin.email.trim().toLowerCase()
  const passwordHash = admin.password
    ? await hashPassword(admin.password, email, 'admin.password')
    : null

  return transaction(async () => {
    const made = await createTenant(tenant)

    return Current.within(made.toCurrent(), async () => {
      await setUpTenant()
      const user = await User.create({
        email,
        name: admin.name,
        role: 'ADMIN',
        passwordHash,
        isActive: true,
        tokenVersion: 1,
      })
      await refuseTakenEmail()
      if (!passwordHash) await inviteUser(user)
      return { tenant: made, admin: user }
    })
  })
}

/** Sends the insert now, while the error can still name the field. */
async function refuseTakenEmail() {
  try {
    await flushWrites()
  } catch (error: any) {
    if (error?.errno === 1062 && String(error.sqlMessage).includes('users__email__unique'))
      throw conflict('DUPLICATE', 'Another user has this e-mail already', { field: 'admin.email' })
    throw error
  }
}
