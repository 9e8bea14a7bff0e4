/** API keys outlive their creator: disabling or deleting a user decides what becomes of them. */
import { clock } from '#core/primitives/clock'
import { sqlInstant } from '#core/database/columns'
import { conflict } from '#core/errors/refusal'
import { revokeKey } from '#identity/actions/revoke_key'
import { mustHaveScopes } from '#identity/access/granting'
import ApiKey from '#identity/models/api_key'

export const KEY_CHOICES = ['revoke', 'keep'] as const

export type KeyChoice = (typeof KEY_CHOICES)[number]

const MOST_NAMED = 10

/**
 * Revokes or keeps a locked user's active keys. 409 HAS_API_KEYS without a choice, 403 for keys
 * beyond the actor's scopes.
 */
export async function settleKeys(userId: string, choice?: KeyChoice | null) {
  const keys = await openKeysOf(userId)
  if (!keys.length || choice === 'keep') return
  if (!choice) throw hasKeys(keys)

  for (const key of keys) mustHaveScopes(key.scopes)
  for (const key of keys) await revokeKey(key)
}

function openKeysOf(userId: string): Promise<ApiKey[]> {
  const now = sqlInstant(clock.now())!
  return ApiKey.query()
    .where('created_by', userId)
    .where('live', 1)
    .where((key) => void key.whereNull('expires_at').orWhere('expires_at', '>', now))
    .orderBy('id')
    .forUpdate()
}

function hasKeys(keys: readonly ApiKey[]) {
  const names = [
    ...keys.slice(0, MOST_NAMED).map(({ name }) => name),
    ...(keys.length > MOST_NAMED ? ['…'] : []),
  ].join(', ')
  const made =
    keys.length === 1
      ? 'An API key that this user made still opens'
      : `${keys.length} API keys that this user made still open`
  return conflict(
    'HAS_API_KEYS',
    `${made}: ${names}. Say "revoke" to revoke them, or "keep" to leave them as they are`,
    { field: 'apiKeys', apiKeys: keys.map(({ id, name }) => ({ id, name })) }
  )
}
