/** Receipts, and received quantities of lines. */
import type Big from 'big.js'
import { Current } from '#core/context/current'
import { todayIn } from '#core/calendar/days'
import { sum } from '#core/primitives/decimal'
import { quoted } from '#core/database/sql'
import { defer } from '#core/database/transaction/writes'
import { costTaxOf, taxesOfDocument, type LineAmounts } from '#tax/taxes'
import { keptWithholdings, withheldTotal, type KeptWithholdings } from '#tax/withholdings'
import { partOf } from '#purchasing/orders/line_parts'
import type { Line } from '#purchasing/orders/lines'
import PurchaseReceipt from '#purchasing/models/purchase_receipt'
import type PurchaseOrder from '#purchasing/models/purchase_order'
import type { Moved } from '#purchasing/orders/received_lines'

export const RECEIPT_TYPES = ['RECEIPT', 'RETURN'] as const

/** Units that came in or went back, with positive amounts. Tax that is not deductible is cost. */
export type Part = Moved & { amounts: LineAmounts; cost: Big; isService: boolean }

/** Notes `quantity` more of the line as received, fewer below zero; the amounts of these units. */
export function countReceived(line: Line, quantity: Big): LineAmounts {
  const before = line.receivedQuantity
  line.receivedQuantity = before.plus(quantity)
  return partOf(line, before, line.receivedQuantity)
}

export const costOf = (amounts: LineAmounts): Big => amounts.subtotal.plus(costTaxOf(amounts))

export const totalOf = (parts: readonly Part[]): Big =>
  sum(parts.map(({ amounts }) => amounts.total))

type Written = {
  type: (typeof RECEIPT_TYPES)[number]
  reason?: string | null
  parts: readonly Part[]
  withheld: KeptWithholdings
}

/** Amounts of a return are below zero. */
export async function writeReceipt(
  order: PurchaseOrder,
  { type, reason, parts, withheld }: Written
): Promise<PurchaseReceipt> {
  for (const { line } of parts) defer(receivedStatement(order, line))
  const sign = type === 'RETURN' ? -1 : 1
  const signed = (of: 'subtotal' | 'tax' | 'total') =>
    sum(parts.map(({ amounts }) => amounts[of])).times(sign)

  return PurchaseReceipt.create({
    purchaseOrderId: order.id,
    receivedOn: todayIn(Current.tenant.timezone),
    type,
    reason,
    subtotal: signed('subtotal'),
    tax: signed('tax'),
    total: signed('total'),
    taxes: taxesOfDocument(parts.map(({ amounts }) => amounts)).map((tax) => ({
      ...tax,
      base: tax.base * sign,
      amount: tax.amount * sign,
    })),
    withholdings: keptWithholdings(withheld),
    withheldTotal: withheldTotal(withheld.lines).times(sign),
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
