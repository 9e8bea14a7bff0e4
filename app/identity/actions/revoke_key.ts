import { forgetCallers } from '#core/security/caller_cache'
import { remove } from '#core/endpoints/operations'
import { recordSecurity } from '#core/audit/security_notes'
import { afterCommit, transaction } from '#core/database/transaction/transaction'
import type ApiKey from '#identity/models/api_key'

/** Revokes a key: at once in this process, within 5 seconds in others. */
export async function revokeKey(apiKey: ApiKey) {
  await transaction(async () => {
    await remove(apiKey)
    await recordSecurity('security.key_revoked', apiKey.id, {
      key: apiKey.name,
      scopes: apiKey.scopes,
    })
    afterCommit(forgetCallers)
  })
}
