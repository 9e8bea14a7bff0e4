/**
 * Pauses in a drawing: others have their turn, and a drawing that nobody waits for any more ends.
 */
import { setImmediate as nextTurn } from 'node:timers/promises'

let flag: Int32Array | undefined

/**
 * From now on a drawing in this thread ends once `abandoned` holds a 1; each thread draws one
 * document at a time.
 */
export function endWhen(abandoned: SharedArrayBuffer) {
  flag = new Int32Array(abandoned)
}

/** To be awaited every few rows. Throws when the drawing was abandoned. */
export async function breathe() {
  if (flag && Atomics.load(flag, 0)) throw new Error('The drawing was abandoned')
  await nextTurn()
}
