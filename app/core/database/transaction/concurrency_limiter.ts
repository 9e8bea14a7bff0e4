/**
 * Admission control: a process runs a few transactions at once, and fewer of one tenant. More would
 * share the processors and keep their locks for longer. Others wait here in order of arrival,
 * without a lock or a connection; those of other tenants pass.
 */

/** Below 8 the processor idles during round trips; above it transactions wait for each other. */
const AT_ONCE = 8
const OF_ONE_COMPANY = 5
/** A longer transaction no longer counts: it waits for something itself, or has much to do. */
const LONG_MS = 100

type Admission = { readonly tenantId: number; since?: number; begin?: () => void }

/** Counted transactions, oldest first. */
const running = new Set<Admission>()
/** Counted transactions by tenant. */
const shares = new Map<number, number>()
const waiting: Admission[] = []
let isWatched = false

/**
 * Runs `work` once fewer than eight transactions that began within the last 100 ms run in this
 * process, five of this tenant among them.
 */
export async function limitConcurrency<T>(tenantId: number, work: () => Promise<T>): Promise<T> {
  const one: Admission = { tenantId }
  waiting.push(one)
  admit()
  if (one.since === undefined) await new Promise<void>((resolve) => (one.begin = resolve))

  try {
    return await work()
  } finally {
    leave(one)
    admit()
  }
}

/** Admits waiting transactions in order of arrival. */
function admit() {
  forgetLong()
  for (let next = 0; next < waiting.length && running.size < AT_ONCE;) {
    if ((shares.get(waiting[next].tenantId) ?? 0) >= OF_ONE_COMPANY) next++
    else enter(waiting.splice(next, 1)[0])
  }
  if (waiting.length) watch()
}

function enter(one: Admission) {
  one.since = performance.now()
  running.add(one)
  shares.set(one.tenantId, (shares.get(one.tenantId) ?? 0) + 1)
  one.begin?.()
}

function leave(one: Admission) {
  if (!running.delete(one)) return
  const others = shares.get(one.tenantId)! - 1
  if (others) shares.set(one.tenantId, others)
  else shares.delete(one.tenantId)
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
  if (isWatched) return
  isWatched = true
  const [first] = running
  setTimeout(
    () => {
      isWatched = false
      admit()
    },
    Math.max(0, first.since! + LONG_MS - performance.now())
  )
}
