import { setTimeout as sleep } from 'node:timers/promises'

const WITHIN_MS = 5_000

/** Waits until `look` answers something true, at most so long; answers what it answered last. */
export async function until<T>(look: () => Promise<T>): Promise<T> {
  const end = Date.now() + WITHIN_MS
  for (;;) {
    const seen = await look()
    if (seen || Date.now() > end) return seen
    await sleep(50)
  }
}
