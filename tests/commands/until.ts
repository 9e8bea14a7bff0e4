import { setTimeout as sleep } from 'node:timers/promises'

/** Waits until `look` answers something true, at most so long; answers what it answered last. */
export async function until<T>(look: () => Promise<T>, withinMs = 5_000): Promise<T> {
  const end = Date.now() + withinMs
  for (;;) {
    const seen = await look()
    if (seen || Date.now() > end) return seen
    await sleep(50)
  }
}
