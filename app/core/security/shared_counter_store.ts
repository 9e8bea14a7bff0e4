/** The store of `@adonisjs/limiter` for request budgets. Without Redis, processes count alone. */
import { RuntimeException } from '@adonisjs/core/exceptions'
import { errors, LimiterResponse } from '@adonisjs/limiter'
import type { LimiterConsumptionOptions, LimiterStoreContract } from '@adonisjs/limiter/types'
import { countAlone, countsAlone } from '#core/redis/local_counting'
import { addAlone, addLocally, addShared, reset, type Count } from '#core/security/shared_counter'

export class SharedCounterStore implements LimiterStoreContract {
  readonly name = 'shared'
  readonly requests: number
  readonly duration: number
  readonly blockDuration = 0

  constructor({ requests, duration }: LimiterConsumptionOptions) {
    this.requests = requests
    this.duration = Number(duration)
  }

  /** Does not throw beyond the limit; `consumed` is exact there. */
  async increment(key: string, amount = 1): Promise<LimiterResponse> {
    const windowMs = this.duration * 1_000
    const now = Date.now()
    return this.#response(
      addLocally(key, amount, this.requests, now) ?? (await this.#add(key, amount, windowMs, now)),
      now
    )
  }

  /** Throws `E_TOO_MANY_REQUESTS` beyond the limit. */
  async consume(key: string, amount = 1): Promise<LimiterResponse> {
    const response = await this.increment(key, amount)
    if (response.consumed > this.requests) throw new errors.E_TOO_MANY_REQUESTS(response)
    return response
  }

  decrement(key: string, amount = 1): Promise<LimiterResponse> {
    return this.increment(key, -amount)
  }

  get(key: string): Promise<LimiterResponse> {
    return this.increment(key, 0)
  }

  async set(key: string, requests: number): Promise<LimiterResponse> {
    await this.delete(key)
    return this.increment(key, requests)
  }

  delete(key: string): Promise<boolean> {
    return reset(key)
  }

  async block(): Promise<LimiterResponse> {
    throw new RuntimeException('Request budgets block nobody: a window ends by itself')
  }

  async clear() {
    throw new RuntimeException('Request budgets end by themselves within a minute')
  }

  async #add(key: string, amount: number, windowMs: number, now: number): Promise<Count> {
    if (countsAlone()) return addAlone(key, amount, windowMs, now)
    try {
      return await addShared(key, amount, windowMs)
    } catch (error: any) {
      void countAlone(error)
      return addAlone(key, amount, windowMs, now)
    }
  }

  /** `availableIn` counts from the current second, so that every answer gives the same end. */
  #response({ used, endsAt }: Count, now: number) {
    return new LimiterResponse({
      limit: this.requests,
      consumed: used,
      remaining: Math.max(this.requests - used, 0),
      availableIn: Math.ceil(Math.max(endsAt, now + 1) / 1000) - Math.floor(now / 1000),
    })
  }
}
