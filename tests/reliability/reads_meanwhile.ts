/** Measures the reads of one caller while others keep the server busy. */
import type { Answer } from '#tests/api'
import { ok } from '#tests/functional/assets/equipment'

const LONG_MS = 1_000

/** Reads sequentially until `work` is done; `late` counts reads above one second. */
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
