import { defineLifecycle } from '#core/resources/state_machine'

export const SUPPLIER_CREDIT_STATES = ['POSTED', 'VOID'] as const

export type SupplierCreditStatus = (typeof SUPPLIER_CREDIT_STATES)[number]

export const supplierCreditLifecycle = defineLifecycle({
  resource: 'supplier-credit-notes',
  states: SUPPLIER_CREDIT_STATES,
  initial: 'POSTED',
  steps: {
    allocate: { from: ['POSTED'] },
    refund: { from: ['POSTED'] },
    void: { from: ['POSTED'], to: 'VOID' },
  },
})

type Standing = {
  status: SupplierCreditStatus
  allocatedAmount: unknown
  refundedAmount: unknown
  availableAmount?: unknown
}

/** Credit is allocated or given back while there is any; a void needs it whole. */
export function allowedActions(note: Standing) {
  const isAvailable = Number(note.availableAmount ?? 0) > 0
  const isWhole = Number(note.allocatedAmount) === 0 && Number(note.refundedAmount) === 0
  const isOffered = { allocate: isAvailable, refund: isAvailable, void: isWhole }
  return supplierCreditLifecycle.allowedActions(note.status).filter((action) => isOffered[action])
}

/** 409 INVALID_TRANSITION of a void credit note. */
export const mustStand = (note: Standing, verb: 'allocate' | 'refund') =>
  supplierCreditLifecycle.next(verb, note.status, note.status)
