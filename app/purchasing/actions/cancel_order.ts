import { announce } from '#core/jobs/outbox'
import { conflict } from '#core/errors/refusal'
import type PurchaseOrder from '#purchasing/models/purchase_order'
import { allowedActions, nextStatus } from '#purchasing/orders/purchase_order_lifecycle'

/**
 * Nothing of a locked order is to come any more. 409 while it is paid for goods that went back:
 * their money comes back first. Announces `purchase_order.cancelled`.
 */
export async function cancelOrder(order: PurchaseOrder) {
  const status = nextStatus(order, 'cancel')
  const offered = allowedActions(order)
  if (!offered.includes('cancel'))
    throw conflict(
      'INVALID_TRANSITION',
      'cancel is not possible while payments stand: void them first',
      { currentStatus: order.status, allowedActions: offered }
    )
  await announce('purchase_order.cancelled', { purchaseOrderId: order.id })
  return order.merge({ status }).save()
}

/**
 * 409 for an order that cannot be deleted: one that stands, or whose goods have come and gone, for
 * the books tell of it.
 */
export async function mayDeleteOrder(order: PurchaseOrder) {
  nextStatus(order, 'delete', order.status)
  if (order.hasReceipts) throw conflict('IN_USE', 'Goods of this order have come in and gone back')
}
