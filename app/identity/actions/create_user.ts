import { recordSecurity } from '#core/audit/security_notes'
import { transaction } from '#core/database/transaction/transaction'
import User from '#identity/models/user'
import { inviteUser } from '#identity/actions/invite_user'
import { roleToGive } from '#identity/access/granting'
import { hashPassword } from '#identity/passwords'

/** `role` names a built-in role or one of the tenant's own. */
type NewUser = { email: string; name: string; role: string; password?: string | null }

/** Invites a user without password. 409 DUPLICATE: e-mails are unique on the platform. */
export async function createUser({ email, name, role, password }: NewUser): Promise<User> {
  const address = email.trim().toLowerCase()
  const passwordHash = password ? await hashPassword(password, address) : null

  return transaction(async () => {
    const user = await User.create({
      email: address,
      name,
      ...(await roleToGive(role)),
      passwordHash,
      isActive: true,
      tokenVersion: 1,
    })
    await recordSecurity('security.user_created', user.id, { user: name, role })
    if (!passwordHash) await inviteUser(user)
    return user
  })
}
