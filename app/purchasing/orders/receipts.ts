/** Receipts, and received quantities of lines. */
import type Big from 'big.js'
import { Current } from '#core/context/current'
import { todayIn } from '#core/calendar/days'
import { quoted } from '#core/database/sql'
import { defer } from '#core/database/transaction/writes'
import { amountsOf, type Line } from '#purchasing/orders/lines'
import PurchaseReceipt from '#purchasing/models/purchase_receipt'
import type PurchaseOrder from '#purchasing/models/purchase_order'
import type { Moved } from '#purchasing/orders/received_lines'

export const RECEIPT_TYPES = ['RECEIPT', 'RETURN'] as const

type Amounts = { subtotal: Big; tax: Big; total: Big }

/** The line's amounts after `change` less those before, so that parts add up to the line. */
export function countReceived(line: Line, change: Big) {
  const before = amountsOf(line, line.receivedQuantity)
  line.receivedQuantity = line.receivedQuantity.plus(change)
  const after = amountsOf(line, line.receivedQuantity)
  return { cost: after.subtotal.minus(before.subtotal), tax: after.tax.minus(before.tax) }
}

/** `amounts` of a return are negative. */
export async function writeReceipt(
  order: PurchaseOrder,
  moved: readonly Moved[],
  what: Amounts & { type: (typeof RECEIPT_TYPES)[number]; reason?: string | null }
) {
  for (const { line } of moved) defer(receivedStatement(order, line))
  return PurchaseReceipt.create({
    purchaseOrderId: order.id,
    receivedOn: todayIn(Current.tenant.timezone),
    ...what,
    createdBy: Current.actor.id,
  })
}

/** Received quantities for the audit log. */
export const loggedReceived = (lines: readonly Line[]) => ({
  items: lines.map(({ productId, receivedQuantity }) => ({
    productId,
    receivedQuantity: Number(receivedQuantity),
  })),
})

function receivedStatement(order: PurchaseOrder, { position, receivedQuantity }: Line) {
  return `UPDATE purchase_order_lines SET received_quantity = ${receivedQuantity.toFixed()} WHERE tenant_id = ${Current.tenantId} AND purchase_order_id = ${quoted(order.id)} AND position = ${position}`
}
