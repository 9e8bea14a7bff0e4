/** Budgets per minute, shared by all processes. Without Redis nobody is locked out. */
import { takeHere, takeThere, WINDOW_MS } from '#core/rate_windows'
import { isNotCounted, notCounted } from '#core/uncounted'

export type Budget = { limit: number; remaining: number; resetAt: number }

/** Takes one from every budget, and answers the one that is nearest to its end. `limits` are by key. */
export async function takeFrom(limits: Record<string, number>): Promise<Budget> {
  const now = Date.now()
  if (isNotCounted()) return open(limits, now)
  try {
    const keys = Object.keys(limits)
    const windows = takeHere(limits, now) ?? (await takeThere(keys))
    const budgets = windows.map(({ used, endsAt }, index) => ({ limit: limits[keys[index]], remaining: limits[keys[index]] - used, resetAt: inSeconds(endsAt, now) }))
    return budgets.reduce((nearest, one) => (one.remaining < nearest.remaining ? one : nearest))
  } catch (error: any) {
    void notCounted(error)
    return open(limits, now)
  }
}

/** Whoever waits until then finds a new window. */
const inSeconds = (endsAt: number, now: number) => Math.ceil(Math.max(endsAt, now + 1) / 1000)

/** Nobody is counted. */
function open(limits: Record<string, number>, now: number): Budget {
  const limit = Math.min(...Object.values(limits))
  return { limit, remaining: limit, resetAt: inSeconds(now + WINDOW_MS, now) }
}
