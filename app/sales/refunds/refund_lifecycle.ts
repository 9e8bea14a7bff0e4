import { defineLifecycle } from '#core/resources/state_machine'

export const REFUND_STATES = ['PAID', 'VOID'] as const

/** The source of a refund: free money of a payment, or credit of a credit note. */
export const REFUND_SOURCES = ['PAYMENT', 'CREDIT_NOTE'] as const

export type RefundSource = (typeof REFUND_SOURCES)[number]
export type RefundStatus = (typeof REFUND_STATES)[number]

export const refundLifecycle = defineLifecycle({
  resource: 'refunds',
  states: REFUND_STATES,
  initial: 'PAID',
  steps: { void: { from: ['PAID'], to: 'VOID' } },
})
