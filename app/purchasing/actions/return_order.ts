import { Current } from '#core/context/current'
import { todayIn } from '#core/calendar/days'
import { sum, zero } from '#core/primitives/decimal'
import { announce } from '#core/jobs/outbox'
import type { InputOf } from '#core/endpoints/operations'
import { conflict } from '#core/errors/refusal'
import { deferUpdate } from '#core/lucid/deferred_update'
import { conceptOf } from '#accounting/concepts'
import { credit, debit, mustBeOpen, post } from '#accounting/ledger'
import { leftSinceTheyCame, lockGoods, type Goods } from '#inventory/stock'
import { linesOf } from '#purchasing/orders/lines'
import type PurchaseOrder from '#purchasing/models/purchase_order'
import { nextStatus } from '#purchasing/orders/purchase_order_lifecycle'
import { countReceived, loggedReceived, writeReceipt } from '#purchasing/orders/receipts'
import { returned, type Moved } from '#purchasing/orders/received_lines'
import type { returnGoods } from '#purchasing/validators/purchase_order'

/**
 * Returns goods of a locked order: stock, debt and entry. They leave at the order's cost while none
 * has left since the receipt, else at average cost with the difference in cost of sales. 409
 * INSUFFICIENT_STOCK, PERIOD_CLOSED. Overpaid amounts become a negative balance.
 */
export async function returnOrder(
  order: PurchaseOrder,
  { items, reason }: InputOf<typeof returnGoods>
) {
  nextStatus(order, 'return', 'ORDERED')
  const lines = await linesOf(order.id)
  const before = loggedReceived(lines)
  const back = returned(lines, items)
  const isClosed =
    order.status === 'RECEIVED' &&
    lines.some(({ quantity, receivedQuantity }) => receivedQuantity.lt(quantity))
  const goods = await lockGoods(
    back.map(({ line }) => line.productId),
    [order.warehouseId]
  )

  const { value, inventory, expense, tax } = giveBack(
    goods,
    order,
    back,
    await leftSinceTheyCame(order.id)
  )
  const total = sum([value, expense, tax])
  const stays = lines.some(({ receivedQuantity }) => receivedQuantity.gt(0))
    ? 'PARTIALLY_RECEIVED'
    : 'ORDERED'
  deferUpdate(
    order,
    {
      status: nextStatus(order, 'return', isClosed ? 'RECEIVED' : stays),
      receivedTotal: order.receivedTotal.minus(total),
    },
    'updated',
    { before, after: loggedReceived(lines) }
  )
  const receipt = await writeReceipt(order, back, {
    type: 'RETURN',
    reason,
    subtotal: value.plus(expense).neg(),
    tax: tax.neg(),
    total: total.neg(),
  })

  await mustBeOpen(todayIn(Current.tenant.timezone))
  await post({
    type: 'PURCHASE',
    concept: conceptOf('order_returned', { number: order.number }),
    reference: order.id,
    lines: [
      debit('payable', total),
      credit('inventory', inventory),
      credit('expense', expense),
      credit('tax_recoverable', tax),
      debit('cost_of_sales', inventory.minus(value)),
    ],
  })
  await goods.settle()
  await announce('purchase_order.returned', { purchaseOrderId: order.id, receiptId: receipt.id })
}

/** `value` is the goods' cost in the order, `inventory` their cost in stock. */
function giveBack(
  goods: Goods,
  order: PurchaseOrder,
  back: readonly Moved[],
  mixed: ReadonlySet<string>
) {
  const total = { value: zero, inventory: zero, expense: zero, tax: zero }

  for (const { line, quantity } of back) {
    const { productId } = line
    const { cost, tax } = countReceived(line, quantity.neg())
    const value = cost.neg()
    total.tax = total.tax.minus(tax)
    if (goods.product(productId)!.isService) {
      total.expense = total.expense.plus(value)
      continue
    }
    total.value = total.value.plus(value)
    total.inventory = total.inventory.plus(
      leave(goods, order, { productId, quantity, cost: mixed.has(productId) ? undefined : value })
    )
  }
  return total
}

function leave(
  goods: Goods,
  { id, warehouseId }: PurchaseOrder,
  move: Pick<Parameters<Goods['takeOut']>[0], 'productId' | 'quantity' | 'cost'>
) {
  const { productId, quantity } = move
  if (!goods.hasWarehouse(warehouseId))
    throw conflict(
      'INSUFFICIENT_STOCK',
      'The warehouse of this order was deleted, so its goods cannot be returned',
      { field: 'items', productId, warehouseId, available: 0, requested: quantity.toNumber() }
    )
  return goods.takeOut({ ...move, warehouseId, reason: 'RETURN', reference: id, field: 'items' })
    .cost
}
