/**
 * Failed attempts as this process counts them by itself, while Redis is away: as exact as there,
 * for one process.
 */
type Failures = { times: number[]; atWork: number; windowMs: number }

/** As many keys are known at most; the oldest is forgotten first. */
const MOST = 20_000

const failures = new Map<string, Failures>()

/**
 * Milliseconds until there is room again under the key; 0 where there is, -1 where those at work
 * decide. Forgets what is over.
 */
function waitFor(key: string, limit: number, now: number): number {
  const known = failures.get(key)
  if (!known) return 0

  known.times = known.times.filter((time) => time > now - known.windowMs)
  if (!known.times.length && !known.atWork) failures.delete(key)
  if (known.times.length >= limit) return known.times[0] + known.windowMs - now
  return known.times.length + known.atWork >= limit ? -1 : 0
}

/** The same for several keys; `limits` are by key. */
export function waitHere(limits: Record<string, number>, now = Date.now()): number {
  if (!failures.size) return 0
  const waits = Object.entries(limits).map(([key, limit]) => waitFor(key, limit, now))
  return Math.max(...waits) || Math.min(...waits)
}

/** Takes one attempt of each key. To be settled. */
export function takeHere(keys: readonly string[], windowMs: number) {
  for (const key of keys) {
    const known = failures.get(key) ?? { times: [], atWork: 0, windowMs }
    known.atWork++
    failures.set(key, known)
  }
  while (failures.size > MOST) failures.delete(failures.keys().next().value!)
}

/** One attempt of each key is over: a failure counts, anything else leaves nothing. */
export function settleHere(
  keys: readonly string[],
  { failed }: { failed: boolean },
  now = Date.now()
) {
  for (const key of keys) {
    const known = failures.get(key)
    if (!known) continue
    known.atWork = Math.max(0, known.atWork - 1)
    if (failed) known.times.push(now)
    else if (!known.times.length && !known.atWork) failures.delete(key)
  }
}
