/**
 * From a bearer token or API key to its caller. The look-up is one SELECT; it is remembered for 4
 * seconds, and forgotten at once when a signal says that the user, key or tenant has changed, so
 * that a revoked key stops everywhere within 5 seconds even when the signal is lost.
 */
import { Current, type Actor, type CurrentTenant, type Origin } from '#core/context/current'
import { recogniseWith, type Caller } from '#core/security/caller_cache'
import { clock } from '#core/primitives/clock'
import { instantOf, jsonOf } from '#core/database/columns'
import { rows } from '#core/database/query'
import { isUuid } from '#core/input/fields'
import { notFound, Refusal } from '#core/errors/refusal'
import { noteSecurity, type Note } from '#core/audit/security_notes'
import { Remembered } from '#core/primitives/ttl_cache'
import { sha256 } from '#core/primitives/secrets'
import { PLATFORM } from '#core/context/platform_tenant'
import { CURRENT_TENANT_COLUMNS, currentTenant } from '#tenants/models/tenant'
import { isSecretOf } from '#identity/keys/key_secrets'
import { noteUse } from '#identity/keys/key_use'
import { scopesOf } from '#identity/access/roles'
import { unauthenticated, verifyToken, type Token } from '#identity/tokens'

const FRESH_MS = 4_000

/** No token or key of ours is as long. */
const LONGEST = 4_096

type Known = { caller: Caller; freshUntil: number }

/** Callers by their credential; a SUPER_ADMIN also by the company. */
const known = new Map<string, Known>()
const MOST_KNOWN = 10_000

/** What was looked up before the last time may be outdated already, and is not remembered. */
let timesForgotten = 0

/** Tokens whose signature was verified: only what the database says of them changes. */
const tokens = new Remembered<Token>({ most: MOST_KNOWN })

/** To be called once, when the process starts. */
export function registerCredentials() {
  recogniseWith({
    remembered(credential, tenantId) {
      const own = known.get(credential)
      const one =
        own && !own.caller.actor.isSuperAdmin ? own : known.get(inCompany(credential, tenantId))
      const isFresh =
        one &&
        one.freshUntil > Date.now() &&
        one.caller.credential.expiresAt * 1000 > clock.now().getTime()
      return isFresh ? one.caller : undefined
    },

    async find(credential, tenantId, origin) {
      if (credential.length > LONGEST) throw unauthenticated('The token is not valid; log in again')
      const before = timesForgotten
      const caller = await Current.acrossTenants('authenticate', () =>
        credential.startsWith('ofc_')
          ? callerOfKey(credential, origin)
          : callerOfToken(credential, tenantId)
      )
      if (timesForgotten === before)
        remember(caller.actor.isSuperAdmin ? inCompany(credential, tenantId) : credential, caller)
      return caller
    },

    forget() {
      timesForgotten++
      known.clear()
    },
  })
}

function remember(key: string, caller: Caller) {
  if (known.size >= MOST_KNOWN) known.delete(known.keys().next().value!)
  known.set(key, { caller, freshUntil: Date.now() + FRESH_MS })
}

/* People */

async function callerOfToken(jwt: string, chosenTenant?: string): Promise<Caller> {
  return callerOfSession(await tokens.get(sha256(jwt), () => verifyToken(jwt)), chosenTenant)
}

/**
 * Whose session this is and what they may do at this moment; 401 once its time, the user, their
 * password or a log out has ended it. Reads across tenants.
 */
export async function callerOfSession(session: Token, chosenTenant?: string): Promise<Caller> {
  if (session.expiresAt * 1000 <= clock.now().getTime())
    throw unauthenticated('The token has expired; log in again', 'TOKEN_EXPIRED')

  const [row] = await rows(
    `SELECT ${CURRENT_TENANT_COLUMNS}, u.id AS user_id, u.name AS user_name, u.role, u.is_active, u.live, u.token_version, r.name AS role_name, r.permissions,
            EXISTS (SELECT 1 FROM revoked_tokens revoked WHERE revoked.jti = ?) AS revoked
       FROM tenants tenant
       JOIN users u ON u.tenant_id = tenant.id AND u.id = ?
       LEFT JOIN roles r ON r.tenant_id = u.tenant_id AND r.id = u.role_id
      WHERE tenant.public_id = ?`,
    [session.id, session.userId, session.tenantId]
  )
  if (!row || row.revoked || !row.live || !row.is_active || row.token_version !== session.version)
    throw unauthenticated('The token is no longer valid; log in again')

  const actor: Actor = {
    type: 'user',
    id: row.user_id,
    name: row.user_name,
    role: row.role ?? row.role_name,
    scopes: scopesOf(row.role, jsonOf(row.permissions) as string[] | null),
    isSuperAdmin: row.role === 'SUPER_ADMIN',
  }
  const home = currentTenant(row)
  return {
    actor,
    home,
    tenant: actor.isSuperAdmin ? await chosen(chosenTenant, home) : home,
    credential: { id: session.id, expiresAt: session.expiresAt },
  }
}

/**
 * A SUPER_ADMIN acts in the tenant named by `X-Tenant-Id`, else in the one they belong to, if it is
 * one.
 */
async function chosen(
  publicId: string | undefined,
  own: CurrentTenant
): Promise<CurrentTenant | null> {
  if (!publicId) return own.id === PLATFORM.id ? null : own

  const [row] = isUuid(publicId)
    ? await rows(
        `SELECT ${CURRENT_TENANT_COLUMNS} FROM tenants tenant WHERE tenant.public_id = ? AND tenant.id <> ? AND tenant.status <> 'IMPORTING'`,
        [publicId.toLowerCase(), PLATFORM.id]
      )
    : []
  if (!row) throw notFound()
  return currentTenant(row)
}

/* Integrations */

async function callerOfKey(key: string, origin: Origin): Promise<Caller> {
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

/** Notes a key that is locked out, whose secret is not looked at any more. */
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

/**
 * A SUPER_ADMIN is another caller in each company. What is no id names none, and is no reason to
 * remember anything.
 */
const inCompany = (credential: string, tenantId?: string) =>
  tenantId ? `${credential}|${isUuid(tenantId) ? tenantId.toLowerCase() : ''}` : credential
