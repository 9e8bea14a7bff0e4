/** A mutex by key within this process. */
const last = new Map<unknown, Promise<unknown>>()

export const isLocked = (key: unknown) => last.has(key)

/** Runs after all earlier work of the key. The caller must not lock what that work may need. */
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
