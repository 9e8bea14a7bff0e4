import { recordSecurity } from '#core/audit/security_notes'
import { afterCommit } from '#core/database/transaction/transaction'
import { forgetCallers } from '#core/security/caller_cache'
import { mustHaveScopes } from '#identity/access/granting'
import type ApiKey from '#identity/models/api_key'

type Changes = { name?: string; allowedIps?: string[] }

/** Changes a locked key. 403 beyond the actor's scopes, as another network opens the key there. */
export async function changeKey(apiKey: ApiKey, changes: Changes) {
  mustHaveScopes(apiKey.scopes)
  const before = apiKey.allowedIps ?? []
  apiKey.merge({
    ...changes,
    ...(changes.allowedIps && { allowedIps: [...new Set(changes.allowedIps)] }),
  })
  const isElsewhere = JSON.stringify(before) !== JSON.stringify(apiKey.allowedIps ?? [])
  await apiKey.save()
  if (isElsewhere)
    await recordSecurity('security.key_changed', apiKey.id, {
      key: apiKey.name,
      before,
      after: apiKey.allowedIps,
    })
  afterCommit(forgetCallers)
}
