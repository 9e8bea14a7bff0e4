import type { Actor, Origin } from '#core/context/current'
import { noteSecurity, type Note } from '#core/audit/security_notes'
import { instantOf, jsonOf } from '#core/database/columns'
import { rows, type DatabaseRow } from '#core/database/query'
import { Refusal } from '#core/errors/refusal'
import { clock } from '#core/primitives/clock'
import { networksOf } from '#core/primitives/networks'
import type { Caller } from '#core/security/caller_cache'
import { sandboxOf } from '#tenants/sandbox_of'
import { CURRENT_TENANT_COLUMNS, currentTenant } from '#tenants/models/tenant'
import { mustComeFromNetwork } from '#identity/keys/allowed_networks'
import { hashOfSecret } from '#identity/keys/key_secrets'
import { noteUse } from '#identity/keys/key_use'
import { unauthenticated } from '#identity/tokens'

const FOREVER = Number.MAX_SAFE_INTEGER

/**
 * 401 for an invalid key; wrong and ended secrets and expired keys are also noted in the security log. A test
 * key acts in the sandbox of its company, which its first use makes if need be.
 */
export async function callerOfKey(key: string, origin: Origin): Promise<Caller> {
  const [, environment, keyId = '', secret = ''] =
    /^ofc_(live|test)_([A-Za-z0-9]+)_([A-Za-z0-9]+)$/.exec(key) ?? []
  const row = keyId ? await keyNamed(keyId, environment!) : undefined
  if (!row) throw unauthenticated('The API key is not valid')

  const home = currentTenant(row)
  const who = { type: 'api_key' as const, id: row.api_key_id, name: row.api_key_name }
  const refused = (reason: string) => {
    const facts = { reason }
    noteSecurity({ action: 'security.key_refused', tenant: home, actor: who, origin, facts })
    return unauthenticated('The API key is not valid')
  }
  const expiresAt = timeOf(row.expires_at) ?? FOREVER
  if (expiresAt <= now()) throw refused('EXPIRED')

  const previousUntil = timeOf(row.previous_secret_until) ?? 0
  // An ended secret is no guess, so a program that still sends it does not lock the key.
  const hashes = [row.secret_hash, row.previous_secret_hash].filter(Boolean)
  const hash = await noted({ tenant: home, actor: who, origin }, () =>
    hashOfSecret({ keyId, secret, hashes }, origin.ip ?? '')
  )
  if (!hash) throw refused('WRONG_SECRET')
  const isCurrent = hash === row.secret_hash
  if (!isCurrent && previousUntil <= now()) throw refused('ROTATED')

  const ends = isCurrent ? expiresAt : Math.min(expiresAt, previousUntil)
  const allowed = (jsonOf(row.allowed_ips ?? null) as string[] | null) ?? []
  const actor: Actor = {
    ...who,
    role: null,
    scopes: new Set(jsonOf(row.scopes) as string[]),
    isSuperAdmin: false,
  }
  const caller: Caller = {
    actor,
    home,
    tenant: home,
    ...(environment === 'test' &&
      !home.suspended && { company: home, tenant: await sandboxOf(home) }),
    credential: { id: row.api_key_id, expiresAt: Math.floor(ends / 1000) },
    ...(allowed.length && { networks: networksOf(allowed) }),
  }
  mustComeFromNetwork(caller, origin)
  await noteUse(row.id, row.api_key_id, origin.ip)
  return caller
}

const now = () => clock.now().getTime()
const timeOf = (stored: string | null) => (stored ? Date.parse(instantOf(stored)!) : undefined)

async function keyNamed(keyId: string, environment: string): Promise<DatabaseRow | undefined> {
  const [row] = await rows(
    `SELECT ${CURRENT_TENANT_COLUMNS}, k.id AS api_key_id, k.name AS api_key_name, k.secret_hash,
            k.previous_secret_hash, k.previous_secret_until, k.scopes, k.allowed_ips, k.expires_at
       FROM api_keys k
       JOIN tenants tenant ON tenant.id = k.tenant_id
      WHERE k.key_id = ? AND k.environment = ? AND k.live = 1`,
    [keyId, environment]
  )
  return row
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
