/** Metrics of delivery attempts, over all companies. */
import { histogram, outcomes } from '#core/observability/metrics'
import type { Outcome } from '#integrations/webhooks/outcome'

const count = outcomes(
  'webhook_attempts_total',
  'Attempts at delivering to webhooks by outcome: succeeded, put off, given up',
  ['succeeded', 'put_off', 'given_up']
)
const durations = histogram(
  'webhook_attempt_duration_seconds',
  'How long receivers of webhooks took to answer',
  [],
  [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]
)

const SPOKEN = { SUCCEEDED: 'succeeded', PENDING: 'put_off', FAILED: 'given_up' } as const

export function countAttempt({ status, durationMs }: Outcome) {
  count(SPOKEN[status])
  if (durationMs !== null) durations.observe(durationMs / 1000)
}
