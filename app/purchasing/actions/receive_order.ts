import type Big from 'big.js'
import { Current } from '#core/current'
import { todayIn } from '#core/days'
import { sum, zero } from '#core/decimal'
import { announce } from '#core/outbox'
import { quoted } from '#core/sql'
import type { InputOf } from '#core/operations'
import { concepts } from '#accounting/concepts'
import { credit, debit, post } from '#accounting/ledger'
import { lockGoods, type Goods } from '#inventory/stock'
import { amountsOf, linesOf, type Line } from '#purchasing/lines'
import type PurchaseOrder from '#purchasing/models/purchase_order'
import PurchaseReceipt from '#purchasing/models/purchase_receipt'
import { nextStatus } from '#purchasing/purchase_order_lifecycle'
import { receivedLines, type Received } from '#purchasing/received_lines'
import type { receiveGoods } from '#purchasing/validators/purchase_order'

/** Goods of a locked order come in: stock, cost, debt and journal together. Services have no stock and are an expense. */
export async function receiveOrder(order: PurchaseOrder, { items }: InputOf<typeof receiveGoods>) {
  nextStatus(order, 'receive', 'RECEIVED')
  const lines = await linesOf(order.id)
  const received = receivedLines(lines, items)
  const goods = await lockGoods(received.map(({ line }) => line.productId), [order.warehouseId])

  const { inventory, expense, tax } = takeIn(goods, order, received)
  const total = sum([inventory, expense, tax])
  const isComplete = lines.every((line) => line.receivedQuantity.eq(line.quantity))
  await order.merge({ status: nextStatus(order, 'receive', isComplete ? 'RECEIVED' : 'PARTIALLY_RECEIVED'), receivedTotal: order.receivedTotal.plus(total) }).save()
  const receipt = await writeDown(order, received, { subtotal: inventory.plus(expense), tax, total })

  if (total.gt(0)) {
    await post({
      type: 'PURCHASE',
      concept: concepts().orderReceived(order.number),
      reference: order.id,
      lines: [debit('inventory', inventory), debit('expense', expense), debit('tax_recoverable', tax), credit('payable', total)],
    })
  }
  await goods.settle()
  await announce('purchase_order.received', { purchaseOrderId: order.id, receiptId: receipt.id })
}

/** What a line costs so far less what it cost before: partial receipts add up to the line, to the cent. */
function takeIn(goods: Goods, order: PurchaseOrder, received: Received[]) {
  const total = { inventory: zero, expense: zero, tax: zero }

  for (const { line, quantity } of received) {
    const before = amountsOf(line, line.receivedQuantity)
    line.receivedQuantity = line.receivedQuantity.plus(quantity)
    const after = amountsOf(line, line.receivedQuantity)

    const cost = after.subtotal.minus(before.subtotal)
    const kind = goods.product(line.productId)!.isService ? 'expense' : 'inventory'
    if (kind === 'inventory') goods.takeIn({ productId: line.productId, warehouseId: order.warehouseId, quantity, cost, reason: 'PURCHASE', reference: order.id, field: 'items' })
    total[kind] = total[kind].plus(cost)
    total.tax = total.tax.plus(after.tax).minus(before.tax)
  }
  return total
}

async function writeDown(order: PurchaseOrder, received: Received[], amounts: { subtotal: Big; tax: Big; total: Big }) {
  for (const { line } of received) Current.unit!.defer(receivedStatement(order, line))
  return PurchaseReceipt.create({ purchaseOrderId: order.id, receivedOn: todayIn(Current.tenant.timezone), ...amounts, createdBy: Current.actor.id })
}

function receivedStatement(order: PurchaseOrder, { position, receivedQuantity }: Line) {
  return `UPDATE purchase_order_lines SET received_quantity = ${receivedQuantity.toFixed()} WHERE tenant_id = ${Current.tenantId} AND purchase_order_id = ${quoted(order.id)} AND position = ${position}`
}
