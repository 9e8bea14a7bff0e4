/** Reads of services that may hang: bounded in time, cached, and never concurrent per name. */
import { TtlCache } from '#core/primitives/ttl_cache'

const PATIENCE_MS = 1000

export class BoundedReads {
  #cached: TtlCache<[PromiseSettledResult<unknown>]>
  #underWay = new Map<string, Promise<unknown>>()

  constructor({ cachedForMs }: { cachedForMs: number }) {
    this.#cached = new TtlCache({ most: 20, forMs: cachedForMs })
  }

  /** Returns the cached outcome, failures too. A slow read goes on and is not repeated. */
  async ask<T>(name: string, read: () => Promise<T>): Promise<T> {
    const [outcome] = await this.#cached.get(name, () =>
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
    // After a blocked event loop, data that arrived meanwhile is read first.
    timer = setTimeout(
      () => setImmediate(() => reject(new Error(`No answer in ${PATIENCE_MS} ms`))),
      PATIENCE_MS
    )
  })
  return Promise.race([work, late]).finally(() => clearTimeout(timer))
}
