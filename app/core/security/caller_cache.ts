/**
 * Callers that were authenticated a moment ago. They are cached for a few seconds, bounded in
 * number, and forgotten at once when a process says that users, keys or companies have changed. A
 * cached caller costs no SQL and no hash.
 */
import type { HttpRequest } from '@adonisjs/core/http'
import type { Actor, CurrentTenant } from '#core/context/current'
import { clock } from '#core/primitives/clock'
import { isUuid } from '#core/input/fields'
import { onSignal, signal } from '#core/redis/broadcast'

export type Caller = {
  /** In which they act: their own, but for a SUPER_ADMIN. */
  tenant: CurrentTenant | null
  /** To which they belong; a SUPER_ADMIN usually to the platform. */
  home: CurrentTenant
  actor: Actor
  /** Of the token or key: what `auth/logout` ends. */
  credential: { id: string; expiresAt: number }
}

const FRESH_MS = 4_000
const MOST_CACHED = 10_000

/** Callers by their credential; a SUPER_ADMIN also by the company. */
const cached = new Map<string, { caller: Caller; freshUntil: number }>()

/** A caller who was looked up before the cache was emptied may be outdated, and is not kept. */
let timesEmptied = 0

function empty() {
  timesEmptied++
  cached.clear()
}

onSignal('callers', empty)

/**
 * Forgets all callers, here at once and in other processes by a broadcast. To be called after the
 * commit of whatever changes what a caller may do.
 */
export function forgetCallers() {
  empty()
  signal('callers', 'changed')
}

/** The caller of a credential, for the company that a SUPER_ADMIN names. */
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

/** The caller that `find` looks up, which is cached unless the cache is emptied meanwhile. */
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

/** The bearer token or API key of a request; undefined when none was sent. */
export function bearerOf(request: HttpRequest): string | undefined {
  const header = request.header('authorization')
  if (!header) return

  const [, credential] = /^Bearer +(\S+) *$/i.exec(header) ?? []
  return credential ?? ''
}

/** The guard of `config/auth.ts` that a bearer token belongs to. */
export const guardOf = (request: HttpRequest) =>
  bearerOf(request)?.startsWith('ofc_') ? ('api_key' as const) : ('jwt' as const)

/**
 * A SUPER_ADMIN is another caller in each company. A header that is no id names none, and fills no
 * cache.
 */
const inCompany = (credential: string, tenantId?: string) =>
  tenantId ? `${credential}|${isUuid(tenantId) ? tenantId.toLowerCase() : ''}` : credential
