import { defineLifecycle } from '#core/resources/state_machine'

export const SUPPLIER_PAYMENT_STATES = ['PAID', 'VOID'] as const

export type SupplierPaymentStatus = (typeof SUPPLIER_PAYMENT_STATES)[number]

export const supplierPaymentLifecycle = defineLifecycle({
  resource: 'supplier-payments',
  states: SUPPLIER_PAYMENT_STATES,
  initial: 'PAID',
  steps: { void: { from: ['PAID'], to: 'VOID' } },
})
