/** Returns the units of a void bill to its order: they are received and unbilled again. */
import { zero } from '#core/primitives/decimal'
import { conflict } from '#core/errors/refusal'
import { billSettings } from '#accounting/ledger'
import { withheldTotal, withholdingsIn } from '#tax/withholdings'
import { costOf, type BillLine } from '#purchasing/bills/lines/bill_line'
import { countBilled } from '#purchasing/bills/order_of_bill'
import { billedPart } from '#purchasing/orders/billed_units'
import { partOf } from '#purchasing/orders/line_parts'
import { linesOf, type Line as OrderLine } from '#purchasing/orders/lines'
import type Bill from '#purchasing/models/bill'
import type PurchaseOrder from '#purchasing/models/purchase_order'

/** 409 IN_USE after returns or later receipts of its units, beside later bills, or after a new setting. */
export async function giveBackOrder(order: PurchaseOrder, bill: Bill, lines: readonly BillLine[]) {
  const own = lines.filter(({ purchaseOrderLineId }) => purchaseOrderLineId)
  if (!own.length) return
  const { receiptPosting } = await billSettings()
  if (bill.receiptPosting !== receiptPosting)
    throw inUse('receiptPosting was changed since the bill was posted: change it back first')

  const orderLines = await linesOf(order.id)
  for (const line of own.toReversed()) {
    const orderLine = orderLines.find(({ id }) => id === line.purchaseOrderLineId)!
    giveBack(line, orderLine)
    if (receiptPosting === 'ACCRUAL') accrue(line, orderLine)
  }
  if (orderLines.some((line) => line.billedQuantity.gt(line.matchedQuantity) && hasUnbilled(line)))
    throw inUse(
      'Another bill has units that are not here: record its credit note, or void it first'
    )
  await countBilled(order, orderLines, {
    total: bill.takenTotal.neg(),
    withheld: withheldTotal(withholdingsIn(bill.takenWithholdings).lines).neg(),
    paid: zero,
  })
}

function giveBack(line: BillLine, orderLine: OrderLine) {
  const { matchedQuantity: units } = line
  if (!line.receivedQuantity.eq(units))
    throw inUse('Goods of this bill came or went since: record a credit note instead')
  const { matchedQuantity: before } = orderLine
  const after = before.minus(units)
  const part = partOf(orderLine, after, before)
  if (!costOf(part).eq(line.receivedCost) || !part.total.eq(line.receivedTotal))
    throw inUse('A later bill of this order has other units of the line: void it first')

  orderLine.matchedQuantity = after
  orderLine.billedQuantity = orderLine.billedQuantity.minus(line.quantity)
}

/** Adds the cost of the units to the accrued cost of the line again. */
function accrue(line: BillLine, orderLine: OrderLine) {
  const ahead = billedPart(line, line.matchedQuantity, line.quantity)
  orderLine.accruedCost = orderLine.accruedCost.plus(line.receivedCost).plus(costOf(ahead))
}

const hasUnbilled = ({ receivedQuantity, matchedQuantity }: OrderLine) =>
  receivedQuantity.gt(matchedQuantity)

const inUse = (says: string) => conflict('IN_USE', says)
