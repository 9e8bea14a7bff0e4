/** A bounded cache of promises. Parallel callers of a key share one call. */
export class TtlCache<T> {
  #values = new Map<string, { value: Promise<T>; until: number }>()

  constructor(private readonly options: { most: number; forMs?: number }) {}

  /** A rejection of `find` reaches all waiting callers and is not cached. */
  get(key: string, find: () => Promise<T>): Promise<T> {
    const known = this.#values.get(key)
    if (known && known.until > Date.now()) return known.value

    const value = find()
    this.#values.delete(key)
    this.#values.set(key, { value, until: Date.now() + (this.options.forMs ?? Infinity) })
    value.catch(() => this.forget(key))
    if (this.#values.size > this.options.most)
      this.#values.delete(this.#values.keys().next().value!)
    return value
  }

  forget(key: string) {
    this.#values.delete(key)
  }

  forgetAll() {
    this.#values.clear()
  }
}

/** Returns the cached answer, or makes it. At `most` entries the cache is emptied. */
export function cached<T>(answers: Map<string, T>, most: number, key: string, answer: () => T): T {
  const known = answers.get(key)
  if (known !== undefined) return known

  if (answers.size >= most) answers.clear()
  const found = answer()
  answers.set(key, found)
  return found
}
