import { defineLifecycle } from '#core/resources/state_machine'

export const PAYMENT_STATES = ['RECEIVED', 'VOID'] as const

export type PaymentStatus = (typeof PAYMENT_STATES)[number]

export const paymentLifecycle = defineLifecycle({
  resource: 'payments',
  states: PAYMENT_STATES,
  initial: 'RECEIVED',
  steps: {
    allocate: { from: ['RECEIVED'] },
    refund: { from: ['RECEIVED'] },
    void: { from: ['RECEIVED'], to: 'VOID' },
  },
})

type Standing = { status: PaymentStatus; unallocatedAmount: unknown; refundedAmount: unknown }

/** Money is allocated or refunded while some of it is free. */
export const allowedActions = ({ status, unallocatedAmount, refundedAmount }: Standing) =>
  paymentLifecycle
    .allowedActions(status)
    .filter((action) => action === 'void' || Number(unallocatedAmount) > Number(refundedAmount))
