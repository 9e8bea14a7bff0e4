import { announce } from '#core/jobs/outbox'
import { conflict } from '#core/errors/refusal'
import type PurchaseOrder from '#purchasing/models/purchase_order'
import { isBilled } from '#purchasing/orders/billable'
import { allowedActions, nextStatus } from '#purchasing/orders/purchase_order_lifecycle'

/**
 * Cancels a locked order. 409 while paid goods were returned: their payment is voided first; or while
 * units are on bills, which are credited or voided first.
 * Announces `purchase_order.cancelled`.
 */
export async function cancelOrder(order: PurchaseOrder) {
  const status = nextStatus(order, 'cancel')
  const offered = allowedActions(order)
  if (!offered.includes('cancel'))
    throw conflict(
      'INVALID_TRANSITION',
      'cancel is not possible while the order has payments: void them first',
      { currentStatus: order.status, allowedActions: offered }
    )
  if (await isBilled(order.id))
    throw conflict(
      'INVALID_TRANSITION',
      'cancel is not possible while units of the order are billed: void or credit the bills first',
      {
        currentStatus: order.status,
        allowedActions: offered.filter((action) => action !== 'cancel'),
      }
    )
  await announce('purchase_order.cancelled', { purchaseOrderId: order.id })
  return order.merge({ status }).save()
}

/** 409 unless the order may be deleted: not while it stands, nor after receipts. */
export async function mayDeleteOrder(order: PurchaseOrder) {
  nextStatus(order, 'delete', order.status)
  if (order.hasReceipts)
    throw conflict(
      'IN_USE',
      'Goods of this order were received and returned, so it cannot be deleted'
    )
}
