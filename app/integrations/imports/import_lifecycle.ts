import { defineLifecycle } from '#core/resources/state_machine'

export const IMPORT_STATES = ['QUEUED', 'RUNNING', 'COMPLETED', 'FAILED', 'CANCELLED'] as const

export type ImportState = (typeof IMPORT_STATES)[number]

/** The worker starts, completes and fails; callers cancel. */
export const importLifecycle = defineLifecycle({
  resource: 'imports',
  states: IMPORT_STATES,
  initial: 'QUEUED',
  steps: {
    start: { from: ['QUEUED'], to: 'RUNNING' },
    complete: { from: ['RUNNING'], to: 'COMPLETED' },
    fail: { from: ['QUEUED', 'RUNNING'], to: 'FAILED' },
    cancel: { from: ['QUEUED', 'RUNNING'], to: 'CANCELLED' },
  },
})

/** Actions of callers on an import. */
export const allowedActions = (status: ImportState) =>
  importLifecycle.can('cancel', status) ? ['cancel'] : []

/** Whether its state is final, so that its file is no longer needed. */
export const hasEnded = (status: ImportState) => !importLifecycle.can('cancel', status)
