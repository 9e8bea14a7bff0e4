import { forgetCallers } from '#core/security/caller_cache'
import { lockOrFail } from '#core/endpoints/operations'
import { recordSecurity } from '#core/audit/security_notes'
import { afterCommit, transaction } from '#core/database/transaction/transaction'
import User from '#identity/models/user'
import { keepAnAdmin } from '#identity/access/admins'
import { settleKeys, type KeyChoice } from '#identity/keys_of_users'

/** Disables a user and ends their tokens. 409 LAST_ADMIN, refusals of `settleKeys`. */
export async function disableUser(user: User, apiKeys?: KeyChoice) {
  await transaction(async () => {
    await keepAnAdmin(user.id)
    await lockOrFail(User, user.id)
    await settleKeys(user.id, apiKeys)
    await user.merge({ isActive: false, tokenVersion: user.tokenVersion + 1 }).save()
    await recordSecurity('security.user_disabled', user.id, { user: user.name })
    afterCommit(forgetCallers)
  })
}
