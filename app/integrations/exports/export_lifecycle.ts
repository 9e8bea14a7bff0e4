import { defineLifecycle } from '#core/resources/state_machine'

export const EXPORT_STATES = ['QUEUED', 'COMPLETED', 'FAILED', 'CANCELLED', 'EXPIRED'] as const

export type ExportState = (typeof EXPORT_STATES)[number]

/** Callers may cancel; all other steps are the worker's. */
const lifecycle = defineLifecycle({
  resource: 'exports',
  states: EXPORT_STATES,
  initial: 'QUEUED',
  steps: {
    complete: { from: ['QUEUED'], to: 'COMPLETED' },
    fail: { from: ['QUEUED'], to: 'FAILED' },
    cancel: { from: ['QUEUED'], to: 'CANCELLED' },
    expire: { from: ['COMPLETED'], to: 'EXPIRED' },
  },
})

export const exportLifecycle = {
  ...lifecycle,
  allowedActions: (state: ExportState) =>
    lifecycle.allowedActions(state).filter((verb) => verb === 'cancel'),
}
