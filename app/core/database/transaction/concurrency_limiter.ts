/**
 * Admission control: a process runs a few transactions at once, and fewer of one tenant. More would
 * share the processors and keep their locks for longer. Others wait here in order of arrival,
 * without a lock or a connection; those of other tenants pass. The cap on connections leaves some to
 * other tenants while the rows of one stay locked.
 */
import env from '#start/env'
import { WaitedTooLong } from '#core/database/errors_and_retries'

/** Below 8 the processor idles during round trips; above it transactions wait for each other. */
const AT_ONCE = 8
const OF_ONE_COMPANY = 5
/** A longer transaction no longer counts: it waits for something itself, or has much to do. */
const LONG_MS = 100
/** Connections of one tenant, those of long transactions included. */
const CONNECTIONS_OF_ONE_COMPANY = Math.max(1, Math.floor((env.get('DB_POOL_SIZE') ?? 16) / 2))
/** Transactions of one tenant that may wait; the next is refused at once. */
const WAITING_OF_ONE_COMPANY = 1_000
/** As long as a lock wait: see config/database.ts. */
const PATIENCE_MS = 5_000

type Admission = { readonly tenantId: number; since?: number; begin?: () => void }

/** Counted transactions, oldest first. */
const running = new Set<Admission>()
/** Counted transactions by tenant. */
const shares = new Map<number, number>()
/** All transactions that have a connection, by tenant. */
const connections = new Map<number, number>()
const waiting: Admission[] = []
let isWatched = false

/**
 * Runs `work` once fewer than eight transactions that began within the last 100 ms run in this
 * process, five of this tenant among them, and once this tenant has less than half the connections.
 * Throws `WaitedTooLong` after 5 s, or when 1,000 of this tenant wait already.
 */
export async function limitConcurrency<T>(tenantId: number, work: () => Promise<T>): Promise<T> {
  const one: Admission = { tenantId }
  waiting.push(one)
  admit()
  if (one.since === undefined) await admission(one)

  try {
    return await work()
  } finally {
    add(connections, tenantId, -1)
    leave(one)
    admit()
  }
}

/** Resolves when `one` is admitted, and gives up its place after `PATIENCE_MS`. */
async function admission(one: Admission) {
  if (waiting.filter(({ tenantId }) => tenantId === one.tenantId).length > WAITING_OF_ONE_COMPANY)
    return giveUp(one)

  let timer: NodeJS.Timeout | undefined
  try {
    await new Promise<void>((resolve, reject) => {
      one.begin = resolve
      timer = setTimeout(() => reject(new WaitedTooLong()), PATIENCE_MS)
    })
  } catch {
    giveUp(one)
  } finally {
    clearTimeout(timer)
  }
}

function giveUp(one: Admission): never {
  waiting.splice(waiting.indexOf(one), 1)
  throw new WaitedTooLong()
}

/** Admits waiting transactions in order of arrival. */
function admit() {
  forgetLong()
  for (let next = 0; next < waiting.length && running.size < AT_ONCE;) {
    if (isAtItsLimit(waiting[next].tenantId)) next++
    else enter(waiting.splice(next, 1)[0])
  }
  if (waiting.length) watch()
}

const isAtItsLimit = (tenantId: number) =>
  (shares.get(tenantId) ?? 0) >= OF_ONE_COMPANY ||
  (connections.get(tenantId) ?? 0) >= CONNECTIONS_OF_ONE_COMPANY

function enter(one: Admission) {
  one.since = performance.now()
  running.add(one)
  add(shares, one.tenantId, 1)
  add(connections, one.tenantId, 1)
  one.begin?.()
}

function leave(one: Admission) {
  if (running.delete(one)) add(shares, one.tenantId, -1)
}

/** Adds to a count of a tenant, and forgets a count of zero. */
function add(counts: Map<number, number>, tenantId: number, delta: number) {
  const count = (counts.get(tenantId) ?? 0) + delta
  if (count) counts.set(tenantId, count)
  else counts.delete(tenantId)
}

function forgetLong() {
  const now = performance.now()
  for (const one of running) {
    if (now - one.since! < LONG_MS) break
    leave(one)
  }
}

/** Looks again once the oldest has become long: it might be the only one to end for a while. */
function watch() {
  const [first] = running
  if (isWatched || !first) return
  isWatched = true
  setTimeout(
    () => {
      isWatched = false
      admit()
    },
    Math.max(0, first.since! + LONG_MS - performance.now())
  )
}
