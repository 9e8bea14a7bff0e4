import { forgetCallers } from '#core/callers'
import { Current } from '#core/current'
import { forbidden } from '#core/refusals'
import { afterCommit } from '#core/transaction'
import { keepAnAdmin } from '#identity/admins'
import type User from '#identity/models/user'
import { inviteUser } from '#identity/actions/invite_user'
import { setPassword } from '#identity/actions/set_password'
import { mustHoldAllOf, roleToGive } from '#identity/granting'
import { endInvitations } from '#identity/invitations'

type UserChanges = { email?: string; name?: string; role?: string; isActive?: boolean; password?: string | null }

/**
 * What an administrator changes of a user. Disabling ends their tokens; a new password does, too. Another address ends the invitation that
 * went to the one before. 403 for who may do more than whoever changes them, and for the own password; 409 LAST_ADMIN when nobody would be
 * left to administer; what `roleToGive` refuses.
 */
export async function changeUser(user: User, { role, password, ...facts }: UserChanges) {
  await mustHoldAllOf(user)
  if (password && user.id === Current.actor.id) throw forbidden('Change your own password at auth/password, with the one you have')

  user.merge({ ...facts, ...(role !== undefined && (await roleToGive(role, user))) })
  const { email, role: builtIn, isActive } = user.$dirty
  if (builtIn !== undefined || isActive === false) await keepAnAdmin(user.id, builtIn !== undefined ? 'role' : 'isActive')
  if (isActive === false) user.tokenVersion++

  await user.save()
  if (password) await setPassword(user, password)
  else if (email && !user.passwordHash) await (user.isActive ? inviteUser(user) : endInvitations(user.id))
  afterCommit(forgetCallers)
}
