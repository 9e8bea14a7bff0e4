/** Streams of this process: their number, their end, and whether their callers still may read. */
import app from '@adonisjs/core/services/app'
import type { HttpContext } from '@adonisjs/core/http'
import type { Actor } from '#core/context/current'
import { Current } from '#core/context/current'
import { clock } from '#core/primitives/clock'
import { Refusal } from '#core/errors/refusal'
import { onSignal } from '#core/redis/broadcast'
import { takeLease } from '#core/redis/leases'
import { gauge } from '#core/observability/metrics'
import { mustBeAdmitted } from '#core/security/admission'
import { guardOf, type Caller } from '#core/security/caller_cache'

/** Streams of a company in all processes. */
const MOST_STREAMS = 20

const LEASE_MS = 40_000
const CHECK_MS = 15_000

/** After a change of rights anywhere, checks spread over this time. */
const SPREAD_MS = 500

/** A reader that takes nothing for so long is cut off; it may come back and go on. */
const STUCK_MS = 300_000

/** An ended stream is cut off after this time, since its reader may take nothing. */
const GRACE_MS = 2_000

const open = new Set<() => void>()
const checks = new Set<() => void>()

gauge('event_streams', 'Streams of events that are open at this moment', () => open.size)

/** A deployment does not wait for streams: their clients go on elsewhere. */
let isFollowed = false
function followShutdown() {
  if (isFollowed) return
  isFollowed = true
  app.terminating(() => open.forEach((end) => end()))
  onSignal('callers', () => checks.forEach((check) => check()))
}

type OpenStream = { signal: AbortSignal; actor: () => Actor; moved: () => void }

/**
 * Counts a stream until its response closes. `signal` aborts when the caller loses access or the
 * process ends. Refuses 429 TOO_MANY_STREAMS.
 */
export async function openStream(ctx: HttpContext, closed: () => void): Promise<OpenStream> {
  const { tenantId } = Current
  const lease = await takeLease(`streams:${tenantId}`, MOST_STREAMS, LEASE_MS)
  if (!lease) throw tooMany()

  followShutdown()
  const { response } = ctx.response
  const ending = new AbortController()
  let { actor } = Current
  let movedAt = Date.now()
  let timer: NodeJS.Timeout | undefined

  const end = () => {
    ending.abort()
    setTimeout(() => response.destroy(), GRACE_MS).unref()
  }
  const check = async () => {
    clearTimeout(timer)
    void lease.prolong()
    const caller = await callerOf(ctx).catch(nobodyOrLater)
    if (ending.signal.aborted) return
    // A reset of the sandbox replaces its tenant, whose events come no more.
    const isElsewhere = caller && caller.tenant?.id !== tenantId
    if (caller === null || isElsewhere || Date.now() - movedAt > STUCK_MS) return end()
    if (caller) actor = caller.actor
    timer = setTimeout(check, untilCheck(caller)).unref()
  }
  const checkSoon = () => {
    clearTimeout(timer)
    timer = setTimeout(check, Math.random() * SPREAD_MS).unref()
  }
  const close = () => {
    ending.abort()
    clearTimeout(timer)
    open.delete(end)
    checks.delete(checkSoon)
    lease.release()
    closed()
  }
  open.add(end)
  checks.add(checkSoon)
  if (response.closed || response.destroyed) close()
  else response.once('close', close)
  timer = setTimeout(check, untilCheck(ctx.auth.user)).unref()

  return { signal: ending.signal, actor: () => actor, moved: () => void (movedAt = Date.now()) }
}

/** The caller as of now; throws where the credential is no longer good. */
async function callerOf(ctx: HttpContext) {
  // Its service cannot be imported: commands load the routes without it.
  const manager = await app.container.make('auth.manager')
  const caller = await manager.createAuthenticator(ctx).use(guardOf(ctx.request)).authenticate()
  mustBeAdmitted(caller, ctx.route?.name)
  return caller
}

/** Null for a caller without access; undefined while the database does not answer. */
const nobodyOrLater = (error: unknown) =>
  error instanceof Refusal && error.status < 500 ? null : undefined

/** A token or key that expires earlier is checked right after. */
function untilCheck(caller: Caller | undefined) {
  const left = caller ? caller.credential.expiresAt * 1000 - clock.now().getTime() : CHECK_MS
  return Math.min(CHECK_MS, Math.max(left, 0) + 250)
}

const tooMany = () =>
  new Refusal(
    429,
    'TOO_MANY_STREAMS',
    `The company has ${MOST_STREAMS} streams of events open; close one, or read pages`,
    { headers: { 'Retry-After': '30' } }
  )
