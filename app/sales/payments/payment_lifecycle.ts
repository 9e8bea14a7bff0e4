import { defineLifecycle } from '#core/resources/state_machine'

export const PAYMENT_STATES = ['RECEIVED', 'VOID'] as const

export type PaymentStatus = (typeof PAYMENT_STATES)[number]

export const paymentLifecycle = defineLifecycle({
  resource: 'payments',
  states: PAYMENT_STATES,
  initial: 'RECEIVED',
  steps: { void: { from: ['RECEIVED'], to: 'VOID' } },
})
