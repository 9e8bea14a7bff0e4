import { forgetCallers } from '#core/callers'
import { afterCommit, transaction } from '#core/transaction'
import type User from '#identity/models/user'
import { keepAnAdmin } from '#identity/admins'

/** A disabled user cannot log in, and all their tokens die. 409 LAST_ADMIN for the last one. */
export async function disableUser(user: User) {
  await transaction(async () => {
    await keepAnAdmin(user.id)
    await user.merge({ isActive: false, tokenVersion: user.tokenVersion + 1 }).save()
    afterCommit(forgetCallers)
  })
}
