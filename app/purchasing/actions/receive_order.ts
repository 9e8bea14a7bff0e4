import { Current } from '#core/context/current'
import { todayIn } from '#core/calendar/days'
import { sum, zero } from '#core/primitives/decimal'
import { announce } from '#core/jobs/outbox'
import type { InputOf } from '#core/endpoints/operations'
import { deferUpdate } from '#core/lucid/deferred_update'
import { conceptOf } from '#accounting/concepts'
import { credit, debit, mustBeOpen, post } from '#accounting/ledger'
import { lockGoods, type Goods } from '#inventory/stock'
import { linesOf } from '#purchasing/orders/lines'
import type PurchaseOrder from '#purchasing/models/purchase_order'
import { nextStatus } from '#purchasing/orders/purchase_order_lifecycle'
import { countReceived, loggedReceived, writeReceipt } from '#purchasing/orders/receipts'
import { delivered, type Moved } from '#purchasing/orders/received_lines'
import type { receiveGoods } from '#purchasing/validators/purchase_order'

/**
 * Receives goods of a locked order today: stock, cost, debt and entry. Services are expenses. 409
 * INVALID_TRANSITION, PERIOD_CLOSED, and errors of `delivered`. Announces
 * `purchase_order.received`.
 */
export async function receiveOrder(order: PurchaseOrder, { items }: InputOf<typeof receiveGoods>) {
  nextStatus(order, 'receive', 'RECEIVED')
  const lines = await linesOf(order.id)
  const before = loggedReceived(lines)
  const received = delivered(lines, items)
  const goods = await lockGoods(
    received.map(({ line }) => line.productId),
    [order.warehouseId]
  )

  const { inventory, expense, tax } = takeIn(goods, order, received)
  const total = sum([inventory, expense, tax])
  const isComplete = lines.every((line) => line.receivedQuantity.eq(line.quantity))
  deferUpdate(
    order,
    {
      status: nextStatus(order, 'receive', isComplete ? 'RECEIVED' : 'PARTIALLY_RECEIVED'),
      receivedTotal: order.receivedTotal.plus(total),
    },
    'updated',
    { before, after: loggedReceived(lines) }
  )
  const receipt = await writeReceipt(order, received, {
    type: 'RECEIPT',
    subtotal: inventory.plus(expense),
    tax,
    total,
  })

  await mustBeOpen(todayIn(Current.tenant.timezone))
  await post({
    type: 'PURCHASE',
    concept: conceptOf('order_received', { number: order.number }),
    reference: order.id,
    lines: [
      debit('inventory', inventory),
      debit('expense', expense),
      debit('tax_recoverable', tax),
      credit('payable', total),
    ],
  })
  await goods.settle()
  await announce('purchase_order.received', { purchaseOrderId: order.id, receiptId: receipt.id })
}

function takeIn(goods: Goods, order: PurchaseOrder, received: readonly Moved[]) {
  const total = { inventory: zero, expense: zero, tax: zero }

  for (const { line, quantity } of received) {
    const { cost, tax } = countReceived(line, quantity)
    const kind = goods.product(line.productId)!.isService ? 'expense' : 'inventory'
    if (kind === 'inventory')
      goods.takeIn({
        productId: line.productId,
        warehouseId: order.warehouseId,
        quantity,
        cost,
        reason: 'PURCHASE',
        reference: order.id,
        field: 'items',
      })
    total[kind] = total[kind].plus(cost)
    total.tax = total.tax.plus(tax)
  }
  return total
}
