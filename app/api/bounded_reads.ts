/**
 * Questions to things that may hang: each waits only so long, is remembered for a moment, and is
 * never asked twice at a time.
 */
import { TtlCache } from '#core/primitives/ttl_cache'

const PATIENCE_MS = 1000

export class BoundedReads {
  #remembered: TtlCache<[PromiseSettledResult<unknown>]>
  #underWay = new Map<string, Promise<unknown>>()

  constructor({ rememberedForMs }: { rememberedForMs: number }) {
    this.#remembered = new TtlCache({ most: 20, forMs: rememberedForMs })
  }

  /**
   * What `read` gives, or gave a moment ago; a failure is remembered, too. When it takes too long
   * it goes on, and is not begun again before it ends.
   */
  async ask<T>(name: string, read: () => Promise<T>): Promise<T> {
    const [outcome] = await this.#remembered.get(name, () =>
      Promise.allSettled([inTime(this.#once(name, read))])
    )
    if (outcome.status === 'rejected') throw outcome.reason
    return outcome.value as T
  }

  #once<T>(name: string, read: () => Promise<T>): Promise<T> {
    if (!this.#underWay.has(name)) {
      const answer = read().finally(() => this.#underWay.delete(name))
      answer.catch(() => {})
      this.#underWay.set(name, answer)
    }
    return this.#underWay.get(name) as Promise<T>
  }
}

function inTime<T>(work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout
  const late = new Promise<never>((_, reject) => {
    // A process that stood still for as long first reads what has come meanwhile.
    timer = setTimeout(
      () => setImmediate(() => reject(new Error(`No answer in ${PATIENCE_MS} ms`))),
      PATIENCE_MS
    )
  })
  return Promise.race([work, late]).finally(() => clearTimeout(timer))
}
