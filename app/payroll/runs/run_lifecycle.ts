import { defineLifecycle } from '#core/resources/state_machine'

export const RUN_STATES = [
  'COMPUTING',
  'DRAFT',
  'FAILED',
  'APPROVED',
  'PAID',
  'CANCELLED',
  'REVERSED',
] as const

export type RunStatus = (typeof RUN_STATES)[number]

/** An approved run is reversed, never edited. */
const lifecycle = defineLifecycle({
  resource: 'payroll-runs',
  states: RUN_STATES,
  initial: 'COMPUTING',
  steps: {
    complete: { from: ['COMPUTING'], to: 'DRAFT' },
    fail: { from: ['COMPUTING'], to: 'FAILED' },
    recompute: { from: ['DRAFT', 'FAILED'], to: 'COMPUTING' },
    approve: { from: ['DRAFT'], to: 'APPROVED' },
    pay: { from: ['APPROVED'], to: 'PAID' },
    cancel: { from: ['COMPUTING', 'DRAFT', 'FAILED'], to: 'CANCELLED' },
    reverse: { from: ['APPROVED', 'PAID'], to: 'REVERSED' },
  },
})

/** Only the worker may `complete` and `fail`. */
export const runLifecycle = {
  ...lifecycle,
  allowedActions: (state: RunStatus) =>
    lifecycle.allowedActions(state).filter((verb) => verb !== 'complete' && verb !== 'fail'),
}
