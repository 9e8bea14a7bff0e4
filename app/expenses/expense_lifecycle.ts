import { defineLifecycle } from '#core/resources/state_machine'

export const EXPENSE_STATES = ['POSTED', 'VOID'] as const

export type ExpenseStatus = (typeof EXPENSE_STATES)[number]

export const expenseLifecycle = defineLifecycle({
  resource: 'expenses',
  states: EXPENSE_STATES,
  initial: 'POSTED',
  steps: { update: { from: ['POSTED'] as const }, void: { from: ['POSTED'] as const, to: 'VOID' } },
})
