/** A mutex by key: work of one key runs one after the other in this process. */
const last = new Map<unknown, Promise<unknown>>()

/** Whether somebody has a turn. */
export const isLocked = (key: unknown) => last.has(key)

/**
 * Does `work` once all that came before under this key is done, well or not. Whoever waits must
 * hold nothing that those before may need.
 */
export function runExclusive<T>(key: unknown, work: () => Promise<T>): Promise<T> {
  const mine = (last.get(key) ?? Promise.resolve()).then(work)
  const over = mine
    .then(
      () => {},
      () => {}
    )
    .then(() => void (last.get(key) === over && last.delete(key)))

  last.set(key, over)
  return mine
}
