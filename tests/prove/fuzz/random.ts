/** Random numbers from a seed (mulberry32), so that a seed gives the same requests again. */
export class Random {
  #state: number

  constructor(seed: number) {
    this.#state = Math.imul(seed, 7919) | 0
  }

  /** From 0 up to, but not including, 1. */
  next() {
    this.#state = (this.#state + 0x6d2b79f5) | 0
    let mixed = Math.imul(this.#state ^ (this.#state >>> 15), 1 | this.#state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }

  /** A whole number between both, inclusive. */
  int(from: number, to: number) {
    return from + Math.floor(this.next() * (to - from + 1))
  }

  /** A seed of another sequence. */
  seed = () => this.int(0, 2 ** 31 - 1)

  chance(probability: number) {
    return this.next() < probability
  }

  pick<T>(list: readonly T[]): T {
    return list[this.int(0, list.length - 1)]
  }

  shuffled<T>(list: readonly T[]): T[] {
    return list
      .map((one) => ({ one, at: this.next() }))
      .sort((a, b) => a.at - b.at)
      .map(({ one }) => one)
  }

  uuid() {
    const hex = Array.from({ length: 30 }, () => this.int(0, 15).toString(16)).join('')
    return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-7${hex.slice(12, 15)}-8${hex.slice(15, 18)}-${hex.slice(18, 30)}`
  }
}
