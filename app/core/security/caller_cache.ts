/** Caches authenticated callers for a few seconds, so that a request costs no SQL and no hash. */
import type { HttpRequest } from '@adonisjs/core/http'
import type { Actor, CurrentTenant } from '#core/context/current'
import { environmentAsked } from '#core/security/environment'
import { clock } from '#core/primitives/clock'
import { isUuid } from '#core/input/fields'
import type { Network } from '#core/primitives/networks'
import { onSignal, signal } from '#core/redis/broadcast'
import type { Obligation } from '#core/security/obligation'

export type Caller = {
  /** The tenant the caller acts in; a SUPER_ADMIN may act in another than `home`. */
  tenant: CurrentTenant | null
  /** The tenant the caller belongs to; usually the platform for a SUPER_ADMIN. */
  home: CurrentTenant
  actor: Actor
  /** In test mode: the company whose sandbox `tenant` is. */
  company?: CurrentTenant
  /**
   * The token or key, which `auth/logout` revokes. `expiresAt` is in seconds. `bySso`: a provider of
   * the company vouched for the person, who has proved nothing to other companies.
   */
  credential: { id: string; expiresAt: number; bySso?: boolean }
  /** Refuses all operations but its own. Keys have none. */
  obligation?: Obligation
  /** The networks from which a key opens; undefined for any. */
  networks?: readonly Network[]
}

const FRESH_MS = 4_000
const MOST_CACHED = 10_000

/** Keyed by credential; for a SUPER_ADMIN by credential and company. */
const cached = new Map<string, { caller: Caller; freshUntil: number }>()

/** A caller looked up before the cache was emptied may be outdated and is not cached. */
let timesEmptied = 0

function empty() {
  timesEmptied++
  cached.clear()
}

onSignal('callers', empty)

/** Empties the cache in all processes. Call it after COMMIT of a change of what a caller may do. */
export function forgetCallers() {
  empty()
  signal('callers', 'changed')
}

/** `tenantId` is the company that a SUPER_ADMIN names. */
export function cachedCaller(credential: string, tenantId?: string): Caller | undefined {
  const own = cached.get(credential)
  const one =
    own && !own.caller.actor.isSuperAdmin ? own : cached.get(inCompany(credential, tenantId))
  const isFresh =
    one &&
    one.freshUntil > Date.now() &&
    one.caller.credential.expiresAt * 1000 > clock.now().getTime()
  return isFresh ? one.caller : undefined
}

/** Looks up a caller with `find`, and caches it unless the cache was emptied meanwhile. */
export async function cacheCaller(
  credential: string,
  tenantId: string | undefined,
  find: () => Promise<Caller>
): Promise<Caller> {
  const before = timesEmptied
  const caller = await find()
  if (timesEmptied !== before) return caller

  if (cached.size >= MOST_CACHED) cached.delete(cached.keys().next().value!)
  const key = caller.actor.isSuperAdmin ? inCompany(credential, tenantId) : credential
  cached.set(key, { caller, freshUntil: Date.now() + FRESH_MS })
  return caller
}

/** Returns undefined without an Authorization header, '' if it is not a bearer token. */
export function bearerOf(request: HttpRequest): string | undefined {
  const header = request.header('authorization')
  if (!header) return

  const [, credential] = /^Bearer +(\S+) *$/i.exec(header) ?? []
  return credential ?? ''
}

/** The key of a request's caller in the cache. People choose test mode by header, keys have it. */
export function callerKeyOf(request: HttpRequest): string {
  const credential = bearerOf(request) ?? ''
  const isTest = !credential.startsWith('ofc_') && environmentAsked(request) === 'test'
  // A credential has no space.
  return isTest ? `${credential} test` : credential
}

/** The guard of `config/auth.ts` for the credential of a request. */
export function guardOf(request: HttpRequest) {
  const credential = bearerOf(request) ?? ''
  if (credential.startsWith('ofc_')) return 'api_key' as const
  return credential.startsWith('oat_') ? ('oauth' as const) : ('jwt' as const)
}

/** Header values that are not ids share one key, so that they cannot fill the cache. */
const inCompany = (credential: string, tenantId?: string) =>
  tenantId ? `${credential}|${isUuid(tenantId) ? tenantId.toLowerCase() : ''}` : credential
