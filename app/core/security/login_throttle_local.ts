/** Counts failed attempts in this process while Redis is away. */
type Failures = { times: number[]; atWork: number; windowMs: number }

const MOST = 20_000

const failures = new Map<string, Failures>()

/** Returns the ms until the key has room; 0 if it has room, -1 if pending attempts decide. */
function waitFor(key: string, limit: number, now: number): number {
  const known = failures.get(key)
  if (!known) return 0

  known.times = known.times.filter((time) => time > now - known.windowMs)
  if (!known.times.length && !known.atWork) failures.delete(key)
  if (known.times.length >= limit) return known.times[0] + known.windowMs - now
  return known.times.length + known.atWork >= limit ? -1 : 0
}

/** As `waitFor`, for several keys. */
export function waitHere(limits: Record<string, number>, now = Date.now()): number {
  if (!failures.size) return 0
  const waits = Object.entries(limits).map(([key, limit]) => waitFor(key, limit, now))
  return Math.max(...waits) || Math.min(...waits)
}

export function takeHere(keys: readonly string[], windowMs: number) {
  for (const key of keys) {
    const known = failures.get(key) ?? { times: [], atWork: 0, windowMs }
    known.atWork++
    failures.set(key, known)
  }
  while (failures.size > MOST) failures.delete(failures.keys().next().value!)
}

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

export function forgiveHere(key: string) {
  const known = failures.get(key)
  if (known) known.times = []
}
