/** The lifecycle of a series, the same for each kind. */
import { defineLifecycle } from '#core/resources/state_machine'

export const RECURRING_STATES = ['ACTIVE', 'PAUSED', 'FINISHED', 'CANCELLED'] as const
export type RecurringStatus = (typeof RECURRING_STATES)[number]

const lifecycleOf = (resource: string) =>
  defineLifecycle({
    resource,
    states: RECURRING_STATES,
    initial: 'ACTIVE',
    steps: {
      update: { from: ['ACTIVE', 'PAUSED'] },
      pause: { from: ['ACTIVE'], to: 'PAUSED' },
      resume: { from: ['PAUSED'], to: 'ACTIVE' },
      cancel: { from: ['ACTIVE', 'PAUSED'], to: 'CANCELLED' },
      // The last period ends the series.
      run: { from: ['ACTIVE'], leads: { FINISHED: ['ACTIVE'] } },
      skip: { from: ['ACTIVE', 'PAUSED'], leads: { FINISHED: ['ACTIVE', 'PAUSED'] } },
    },
  })

export type RecurringLifecycle = ReturnType<typeof lifecycleOf>

export const ofInvoices = lifecycleOf('recurring-invoices')
export const ofBills = lifecycleOf('recurring-bills')
export const ofExpenses = lifecycleOf('recurring-expenses')
export const ofEntries = lifecycleOf('recurring-entries')
