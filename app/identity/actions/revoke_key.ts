import { forgetCallers } from '#core/callers'
import { remove } from '#core/operations'
import { afterCommit, transaction } from '#core/transaction'
import type ApiKey from '#identity/models/api_key'

/** A revoked key opens nothing any more: in this process at once, in others within 5 seconds. */
export async function revokeKey(apiKey: ApiKey) {
  await transaction(async () => {
    await remove(apiKey)
    afterCommit(forgetCallers)
  })
}
