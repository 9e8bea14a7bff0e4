import { setTimeout as sleep } from 'node:timers/promises'
import { PATIENCE } from '#tests/patience'

const WITHIN_MS = 5_000 * PATIENCE

/** Repeats `look` until it answers something true, for a limited time; answers its last result. */
export async function until<T>(look: () => Promise<T>): Promise<T> {
  const end = Date.now() + WITHIN_MS
  for (;;) {
    const seen = await look()
    if (seen || Date.now() > end) return seen
    await sleep(50)
  }
}
