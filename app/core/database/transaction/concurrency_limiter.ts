/**
 * Admission control: a process lets a few transactions into the database at once, and fewer of one
 * company. More of them share the processors, so each holds its locks for longer, and the first may
 * end last; those of one company also meet in the same rows. A transaction beyond the limit waits
 * here in the order of arrival, without a lock or a connection. Those of other companies pass it.
 */

/** Fewer leave processors idle while answers travel; more wait for each other. */
const AT_ONCE = 8
const OF_ONE_COMPANY = 5
/**
 * What takes longer waits for something itself, or has much to do: those behind it do not wait for
 * that.
 */
const LONG_MS = 100

type Admission = { readonly tenantId: number; since?: number; begin?: () => void }

/** Those that count, in the order in which they began. */
const running = new Set<Admission>()
/** How many of them each company has. */
const shares = new Map<number, number>()
const waiting: Admission[] = []
let isWatched = false

/**
 * Does `work` of a company, and answers what that does, once fewer than eight are under way in this
 * process, five of this company among them, that began within the last 100 ms.
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

/** Lets in whom there is room for, from the first that came to the last. */
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

/**
 * Looks again once the first of those under way has taken long: it might be the only one to end for
 * a while.
 */
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
