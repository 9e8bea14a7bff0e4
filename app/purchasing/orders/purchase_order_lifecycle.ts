import Big from 'big.js'
import { defineLifecycle } from '#core/resources/state_machine'

export const PURCHASE_ORDER_STATES = [
  'DRAFT',
  'ORDERED',
  'PARTIALLY_RECEIVED',
  'RECEIVED',
  'CANCELLED',
] as const

export type PurchaseOrderState = (typeof PURCHASE_ORDER_STATES)[number]

/**
 * `receive` leads to PARTIALLY_RECEIVED or RECEIVED, `return` back, by open quantities; `close`
 * ends deliveries. Payments change no state. An order is cancelled before deletion.
 */
export const purchaseOrderLifecycle = defineLifecycle({
  resource: 'purchase-orders',
  states: PURCHASE_ORDER_STATES,
  initial: 'DRAFT',
  steps: {
    order: { from: ['DRAFT'], to: 'ORDERED' },
    receive: {
      from: ['ORDERED', 'PARTIALLY_RECEIVED'],
      leads: {
        PARTIALLY_RECEIVED: ['ORDERED', 'PARTIALLY_RECEIVED'],
        RECEIVED: ['ORDERED', 'PARTIALLY_RECEIVED'],
      },
    },
    return: {
      from: ['PARTIALLY_RECEIVED', 'RECEIVED'],
      leads: {
        ORDERED: ['PARTIALLY_RECEIVED', 'RECEIVED'],
        PARTIALLY_RECEIVED: ['PARTIALLY_RECEIVED', 'RECEIVED'],
        RECEIVED: ['RECEIVED'],
      },
    },
    close: { from: ['PARTIALLY_RECEIVED'], to: 'RECEIVED' },
    cancel: { from: ['DRAFT', 'ORDERED'], to: 'CANCELLED' },
    pay: { from: ['PARTIALLY_RECEIVED', 'RECEIVED'] },
    delete: { from: ['DRAFT', 'CANCELLED'] },
  },
})

type Standing = {
  status: PurchaseOrderState
  balance: unknown
  paidAmount: unknown
  hasReceipts?: unknown
  /** Of a record; `cancelOrder` looks it up. */
  billing?: unknown
}

/** The next status, or 409. */
export const nextStatus = (
  order: Standing,
  verb: keyof typeof purchaseOrderLifecycle.steps,
  to?: PurchaseOrderState
) => purchaseOrderLifecycle.next(verb, order.status, to, allowedActions(order))

/**
 * Payments are at most the receipts that are not billed. A paid order whose goods all went back may be
 * cancelled once its payments are void, and its bills void or credited.
 */
export function allowedActions(order: Standing) {
  const { status, hasReceipts, billing = 'NOT_BILLED' } = order
  const [balance, paid] = [order.balance, order.paidAmount].map((amount) => new Big(String(amount)))
  const isOffered: Record<string, boolean> = {
    pay: balance.gt(0),
    cancel: paid.eq(0) && billing === 'NOT_BILLED',
    delete: !hasReceipts,
  }
  return purchaseOrderLifecycle.allowedActions(status).filter((action) => isOffered[action] ?? true)
}
