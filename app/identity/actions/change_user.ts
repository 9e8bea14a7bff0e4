import { forgetCallers } from '#core/security/caller_cache'
import { Current } from '#core/context/current'
import { forbidden, invalid } from '#core/errors/refusal'
import { recordSecurity } from '#core/audit/security_notes'
import { afterCommit } from '#core/database/transaction/transaction'
import { keepAnAdmin } from '#identity/access/admins'
import type User from '#identity/models/user'
import { inviteUser } from '#identity/actions/invite_user'
import { mustKnowPassword, noteOwnEmail } from '#identity/actions/own_email'
import { setPassword } from '#identity/actions/set_password'
import { mustHaveScopesOf, roleNameOf, roleToGive } from '#identity/access/granting'
import { giveEmail } from '#identity/people/give_email'
import { mayHavePassword } from '#identity/people/may_have_password'
import { endInvitations } from '#identity/invitations/invitations'
import { settleKeys, type KeyChoice } from '#identity/keys_of_users'

type UserChanges = {
  email?: string
  name?: string
  role?: string
  isActive?: boolean
  password?: string | null
  currentPassword?: string | null
  apiKeys?: KeyChoice | null
}

/**
 * Changes a user; disabling or a new password ends their tokens, a new address their invitation.
 * The own e-mail needs `currentPassword`. 403 beyond the actor's scopes or for the own password, 409
 * LAST_ADMIN, MEMBER_ELSEWHERE, refusals of `roleToGive`, `settleKeys` and `mustKnowPassword`.
 */
export async function changeUser(user: User, changes: UserChanges) {
  const { role, password, apiKeys, currentPassword, ...facts } = changes
  await mustHaveScopesOf(user)
  if (apiKeys && facts.isActive !== false)
    throw invalid(
      'apiKeys',
      'INVALID',
      'apiKeys decides about the keys of a user whom you disable: send isActive: false with it.'
    )
  if (password && user.id === Current.actor.id)
    throw forbidden('Change your own password with POST /auth/password and your present password')

  const emailBefore = user.email
  const isOwnEmail =
    user.id === Current.actor.id && facts.email !== undefined && facts.email !== emailBefore
  if (isOwnEmail) await mustKnowPassword(user, currentPassword)
  const before = role === undefined ? undefined : await roleNameOf(user)
  user.merge({ ...facts, ...(role !== undefined && (await roleToGive(role, user))) })
  const { email, role: builtIn, roleId, isActive } = user.$dirty
  if (builtIn !== undefined || isActive === false)
    await keepAnAdmin(user.id, builtIn !== undefined ? 'role' : 'isActive')
  if (isActive === false || apiKeys) await settleKeys(user.id, apiKeys)
  if (isActive === false) user.tokenVersion++
  if (email) await giveEmail(user)
  if (password) await mayHavePassword(user)

  await user.save()
  if (isOwnEmail) await noteOwnEmail(user, emailBefore)
  if (builtIn !== undefined || roleId !== undefined)
    await recordSecurity('security.user_role_changed', user.id, {
      user: user.name,
      from: before,
      to: role,
    })
  if (isActive !== undefined)
    await recordSecurity(isActive ? 'security.user_enabled' : 'security.user_disabled', user.id, {
      user: user.name,
    })
  if (password) await setPassword(user, password, { by: 'ADMIN' })
  else if (email && !user.joinedAt)
    await (user.isActive ? inviteUser(user) : endInvitations(user.id))
  afterCommit(forgetCallers)
}
