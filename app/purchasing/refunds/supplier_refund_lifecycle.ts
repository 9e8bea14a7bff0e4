import { defineLifecycle } from '#core/resources/state_machine'

export const SUPPLIER_REFUND_STATES = ['RECEIVED', 'VOID'] as const

export type SupplierRefundStatus = (typeof SUPPLIER_REFUND_STATES)[number]

export const supplierRefundLifecycle = defineLifecycle({
  resource: 'supplier-refunds',
  states: SUPPLIER_REFUND_STATES,
  initial: 'RECEIVED',
  steps: { void: { from: ['RECEIVED'], to: 'VOID' } },
})
