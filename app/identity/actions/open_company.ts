import { Current } from '#core/context/current'
import { conflict } from '#core/errors/refusal'
import { transaction } from '#core/database/transaction/transaction'
import { clock } from '#core/primitives/clock'
import User from '#identity/models/user'
import { inviteUser } from '#identity/actions/invite_user'
import { lockPersonWith, otherCompaniesOf, putPassword } from '#identity/people/people'
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
      const person = await lockPersonWith(email)
      if (passwordHash) await mustBeNew(person.id)
      const user = await User.create({
        email,
        name: admin.name,
        role: 'ADMIN',
        personId: person.id,
        joinedAt: passwordHash ? clock.now().toISOString() : null,
        isActive: true,
        tokenVersion: 1,
      })
      if (passwordHash) await putPassword(person.id, passwordHash)
      else await inviteUser(user)
      return { tenant: made, admin: user }
    })
  })
}

/** 409 DUPLICATE for a person of another company, whose password nobody else may set. */
async function mustBeNew(personId: string) {
  if ((await otherCompaniesOf(personId)).live)
    throw conflict('DUPLICATE', 'Another user has this e-mail already', { field: 'admin.email' })
}
