import type { Actor, Origin } from '#core/context/current'
import { noteSecurity, type Note } from '#core/audit/security_notes'
import { instantOf, jsonOf } from '#core/database/columns'
import { rows } from '#core/database/query'
import { Refusal } from '#core/errors/refusal'
import { clock } from '#core/primitives/clock'
import type { Caller } from '#core/security/caller_cache'
import { CURRENT_TENANT_COLUMNS, currentTenant } from '#tenants/models/tenant'
import { isSecretOf } from '#identity/keys/key_secrets'
import { noteUse } from '#identity/keys/key_use'
import { unauthenticated } from '#identity/tokens'

/** 401 for an invalid key; wrong secrets and expired keys are also noted in the security log. */
export async function callerOfKey(key: string, origin: Origin): Promise<Caller> {
  const [, environment, keyId = '', secret = ''] =
    /^ofc_(live|test)_([A-Za-z0-9]+)_([A-Za-z0-9]+)$/.exec(key) ?? []
  const [row] = keyId
    ? await rows(
        `SELECT ${CURRENT_TENANT_COLUMNS}, k.id AS api_key_id, k.name AS api_key_name, k.secret_hash, k.scopes, k.expires_at
           FROM api_keys k JOIN tenants tenant ON tenant.id = k.tenant_id WHERE k.key_id = ? AND k.environment = ? AND k.live = 1`,
        [keyId, environment]
      )
    : []
  const expiresAt = row?.expires_at
    ? Date.parse(instantOf(row.expires_at)!)
    : Number.MAX_SAFE_INTEGER
  if (!row) throw unauthenticated('The API key is not valid')
  const ofKey = {
    tenant: currentTenant(row),
    actor: { type: 'api_key' as const, id: row.api_key_id, name: row.api_key_name },
    origin,
  }
  const hasExpired = expiresAt <= clock.now().getTime()
  if (
    hasExpired ||
    !(await noted(ofKey, () =>
      isSecretOf({ keyId, secret, hash: row.secret_hash }, origin.ip ?? '')
    ))
  ) {
    noteSecurity({
      action: 'security.key_refused',
      ...ofKey,
      facts: { reason: hasExpired ? 'EXPIRED' : 'WRONG_SECRET' },
    })
    throw unauthenticated('The API key is not valid')
  }
  await noteUse(row.id, row.api_key_id)

  const actor: Actor = {
    type: 'api_key',
    id: row.api_key_id,
    name: row.api_key_name,
    role: null,
    scopes: new Set(jsonOf(row.scopes) as string[]),
    isSuperAdmin: false,
  }
  const home = currentTenant(row)
  return {
    actor,
    home,
    tenant: home,
    credential: { id: row.api_key_id, expiresAt: Math.floor(expiresAt / 1000) },
  }
}

/** Notes a locked key, whose secret is not checked any more. */
async function noted<T>(
  ofKey: Pick<Note, 'tenant' | 'actor' | 'origin'>,
  verify: () => Promise<T>
): Promise<T> {
  return verify().catch((error) => {
    if (error instanceof Refusal && error.status === 429)
      noteSecurity({ action: 'security.key_locked', ...ofKey, facts: {} })
    throw error
  })
}
