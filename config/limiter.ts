/** Stores of rate limits. The limits are in `start/limiter.ts`. */
import { defineConfig } from '@adonisjs/limiter'
import type { InferLimiters } from '@adonisjs/limiter/types'
import { SharedCounterStore } from '#core/security/shared_counter_store'

const limiterConfig = defineConfig({
  default: 'shared',
  stores: { shared: (options) => new SharedCounterStore(options) },
})

export default limiterConfig

declare module '@adonisjs/limiter/types' {
  interface LimitersList extends InferLimiters<typeof limiterConfig> {}
}
