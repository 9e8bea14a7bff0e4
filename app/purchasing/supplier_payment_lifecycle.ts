import Big from 'big.js'
import { defineLifecycle } from '#core/resources/state_machine'

export const SUPPLIER_PAYMENT_STATES = ['PAID', 'VOID'] as const

export type SupplierPaymentStatus = (typeof SUPPLIER_PAYMENT_STATES)[number]

export const supplierPaymentLifecycle = defineLifecycle({
  resource: 'supplier-payments',
  states: SUPPLIER_PAYMENT_STATES,
  initial: 'PAID',
  steps: {
    allocate: { from: ['PAID'] },
    refund: { from: ['PAID'] },
    void: { from: ['PAID'], to: 'VOID' },
  },
})

type Standing = {
  status: SupplierPaymentStatus
  unallocatedAmount: unknown
  refundedAmount: unknown
}

/** Only free money is allocated or given back, and a payment stands while a refund of it does. */
export function allowedActions({ status, unallocatedAmount, refundedAmount }: Standing) {
  const [unallocated, refunded] = [unallocatedAmount ?? 0, refundedAmount ?? 0].map(
    (amount) => new Big(String(amount))
  )
  const isFree = unallocated.gt(refunded)
  const isOffered = { allocate: isFree, refund: isFree, void: refunded.eq(0) }
  return supplierPaymentLifecycle.allowedActions(status).filter((action) => isOffered[action])
}

/** 409 INVALID_TRANSITION of a void payment. */
export const mustOffer = (payment: Standing, verb: 'allocate' | 'refund') =>
  supplierPaymentLifecycle.next(verb, payment.status, payment.status, allowedActions(payment))
