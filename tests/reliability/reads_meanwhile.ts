/** How long the reads of somebody take while others keep the server busy. */
import type { Answer } from '#tests/api'
import { ok } from '#tests/functional/assets/equipment'

const LONG_MS = 1_000

/**
 * Asks one behind the other until `work` is done; `look` is called with each answer. `late`: reads
 * that took longer than a second.
 */
export async function readsMeanwhile<T>(
  ask: () => Promise<Answer>,
  work: Promise<T>,
  look: () => void = () => {}
) {
  let [isDone, slowest, late, reads] = [false, 0, 0, 0]
  const done = work.finally(() => (isDone = true))
  done.catch(() => {})
  for (; !isDone; reads++) {
    const began = performance.now()
    ok(await ask())
    const took = performance.now() - began
    slowest = Math.max(slowest, took)
    if (took > LONG_MS) late++
    look()
  }
  return { done: await done, slowest, late, reads }
}
