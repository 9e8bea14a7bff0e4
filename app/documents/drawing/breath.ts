/** Pauses that let other tasks run and end abandoned drawings. */
import { setImmediate as nextTurn } from 'node:timers/promises'

let flag: Int32Array | undefined

/** Ends the drawing of this thread once `abandoned` is 1; a thread draws one document at a time. */
export function endWhen(abandoned: SharedArrayBuffer) {
  flag = new Int32Array(abandoned)
}

/** Await every few rows. Throws when the drawing was abandoned. */
export async function breathe() {
  if (flag && Atomics.load(flag, 0)) throw new Error('The drawing was abandoned')
  await nextTurn()
}
