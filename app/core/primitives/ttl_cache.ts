/**
 * A bounded memory of answers that cost something. Of several who ask at once, one does the work.
 */
export class TtlCache<T> {
  #values = new Map<string, { value: Promise<T>; until: number }>()

  constructor(private readonly options: { most: number; forMs?: number }) {}

  /**
   * What is known under the key, or else what `find` answers now. What it throws is thrown to all
   * who wait for it, and not remembered.
   */
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

/**
 * What `answers` has under a key, or else the answer that is made now. Once there are `most`, all
 * are forgotten: what is asked again and again is soon there again.
 */
export function remembered<T>(
  answers: Map<string, T>,
  most: number,
  key: string,
  answer: () => T
): T {
  const known = answers.get(key)
  if (known !== undefined) return known

  if (answers.size >= most) answers.clear()
  const found = answer()
  answers.set(key, found)
  return found
}
