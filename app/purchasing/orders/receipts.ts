/** Receipts, and received quantities of lines. */
import type Big from 'big.js'
import { Current } from '#core/context/current'
import { todayIn } from '#core/calendar/days'
import { sum } from '#core/primitives/decimal'
import { quoted } from '#core/database/sql'
import { defer } from '#core/database/transaction/writes'
import type { ReceiptPosting } from '#accounting/ledger'
import { costTaxOf, taxesOfDocument, type LineAmounts } from '#tax/taxes'
import { keptWithholdings, withheldTotal, type KeptWithholdings } from '#tax/withholdings'
import { partOf } from '#purchasing/orders/line_parts'
import type { Line } from '#purchasing/orders/lines'
import PurchaseReceipt from '#purchasing/models/purchase_receipt'
import type PurchaseOrder from '#purchasing/models/purchase_order'
import type { Moved } from '#purchasing/orders/received_lines'

export const RECEIPT_TYPES = ['RECEIPT', 'RETURN'] as const

/** Units that came in or went back, with positive amounts. Tax that is not deductible is cost. */
export type Part = Moved & {
  amounts: LineAmounts
  cost: Big
  isService: boolean
  /** Units of a bill, at its price. */
  isBilled: boolean
  posting: ReceiptPosting
}

/** One receipt and one entry for each way of posting: the setting may have changed since the bill. */
export const byPosting = <P extends Part>(parts: readonly P[]): Map<ReceiptPosting, P[]> =>
  Map.groupBy(parts, ({ posting }) => posting)

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
  posting: ReceiptPosting
}

/** Amounts of a return are below zero. */
export async function writeReceipt(
  order: PurchaseOrder,
  { type, reason, parts, withheld, posting }: Written
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
    posting: posting === 'PAYABLE' ? null : posting,
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

function receivedStatement(order: PurchaseOrder, { position, ...line }: Line) {
  return `UPDATE purchase_order_lines
      SET received_quantity = ${line.receivedQuantity.toFixed()},
          matched_quantity = ${line.matchedQuantity.toFixed()},
          accrued_cost = ${line.accruedCost.toFixed()}
    WHERE tenant_id = ${Current.tenantId} AND purchase_order_id = ${quoted(order.id)}
      AND position = ${position}`
}
