/** Budgets per minute, shared by all processes. Without Redis each process counts by itself. */
import { countAlone, countsAlone } from '#core/redis/local_counting'
import { takeAlone, takeHere, takeThere, type Used } from '#core/security/rate_limit_counter'

export type Budget = { limit: number; remaining: number; resetAt: number }

/**
 * Takes one from every budget, and answers the one that is nearest to its end. `limits` are by key.
 */
export async function takeFrom(limits: Record<string, number>): Promise<Budget> {
  const now = Date.now()
  const keys = Object.keys(limits)
  const windows = takeHere(limits, now) ?? (await taken(keys, now))
  const budgets = windows.map(({ used, endsAt }, index) => ({
    limit: limits[keys[index]],
    remaining: limits[keys[index]] - used,
    resetAt: inSeconds(endsAt, now),
  }))
  return budgets.reduce((nearest, one) => (one.remaining < nearest.remaining ? one : nearest))
}

/** Where too little is left for this process to know: by Redis, or alone. */
async function taken(keys: string[], now: number): Promise<Used[]> {
  if (countsAlone()) return takeAlone(keys, now)
  try {
    return await takeThere(keys)
  } catch (error: any) {
    void countAlone(error)
    return takeAlone(keys, now)
  }
}

/** The end of the window, after which a new one begins. */
const inSeconds = (endsAt: number, now: number) => Math.ceil(Math.max(endsAt, now + 1) / 1000)
