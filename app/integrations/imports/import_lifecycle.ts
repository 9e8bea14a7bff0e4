import { defineLifecycle } from '#core/resources/state_machine'

export const IMPORT_STATES = ['QUEUED', 'RUNNING', 'COMPLETED', 'FAILED', 'CANCELLED'] as const

export type ImportState = (typeof IMPORT_STATES)[number]

/** Callers may cancel; all other steps are the worker's. */
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

export const allowedActions = (status: ImportState) =>
  importLifecycle.can('cancel', status) ? ['cancel'] : []

/** The import changes no longer, and its file is not needed. */
export const hasEnded = (status: ImportState) => !importLifecycle.can('cancel', status)
