import { Current } from '#core/context/current'
import { clock } from '#core/primitives/clock'
import { recordSecurity } from '#core/audit/security_notes'
import { transaction } from '#core/database/transaction/transaction'
import User from '#identity/models/user'
import { inviteUser } from '#identity/actions/invite_user'
import { roleToGive } from '#identity/access/granting'
import { lockPersonWith, otherCompaniesOf, putPassword } from '#identity/people/people'
import { hashPassword, hashStrongPassword } from '#identity/passwords'

/** `role` names a built-in role or one of the tenant's own. */
type NewUser = { email: string; name: string; role: string; password?: string | null }

/**
 * Invites a user without password, and a person of another company, whose password stays. 409
 * DUPLICATE: e-mails are unique in a company. A password is to be changed at the first log in,
 * except one of the operator.
 */
export async function createUser(
  { email, name, role, password }: NewUser,
  { byOperator = false } = {}
): Promise<User> {
  const address = email.trim().toLowerCase()
  const owner = { email: address, name, company: Current.tenant.name }
  const passwordHash = password
    ? await (byOperator ? hashPassword(password, address) : hashStrongPassword(password, owner))
    : null

  return transaction(async () => {
    const person = await lockPersonWith(address)
    const isKnown = (await otherCompaniesOf(person.id)).live > 0
    const mayLogIn = passwordHash !== null && !isKnown
    const user = await User.create({
      email: address,
      name,
      ...(await roleToGive(role)),
      personId: person.id,
      joinedAt: mayLogIn ? clock.now().toISOString() : null,
      isActive: true,
      tokenVersion: 1,
    })
    if (mayLogIn)
      await putPassword(person.id, passwordHash, { mustChange: !byOperator, provesEmail: false })
    await recordSecurity('security.user_created', user.id, { user: name, role })
    if (!mayLogIn) await inviteUser(user)
    return user
  })
}
