import { forgetCallers } from '#core/security/caller_cache'
import { lockOrFail } from '#core/endpoints/operations'
import { afterCommit } from '#core/database/transaction/transaction'
import { mustKnowPassword, noteOwnEmail } from '#identity/actions/own_email'
import User from '#identity/models/user'
import { giveEmail } from '#identity/people/give_email'

type SelfChanges = { name?: string; email?: string; currentPassword?: string | null }

/**
 * Changes the own name in the current company, and the e-mail everywhere. Refusals of
 * `mustKnowPassword`, 409 DUPLICATE for the e-mail of somebody else.
 */
export async function changeSelf(id: string, { name, email, currentPassword }: SelfChanges) {
  const user = await lockOrFail(User, id)
  const before = user.email
  const isOther = email !== undefined && email !== before
  if (isOther) await mustKnowPassword(user, currentPassword)

  user.merge({ ...(name !== undefined && { name }), ...(isOther && { email }) })
  if (isOther) await giveEmail(user)
  await user.save()
  if (isOther) await noteOwnEmail(user, before)
  afterCommit(forgetCallers)
}
