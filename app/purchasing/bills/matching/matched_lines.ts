/** Lines of a bill beside the lines of their order: which units they take over. */
import type Big from 'big.js'
import { zero } from '#core/primitives/decimal'
import type { LineAmounts } from '#tax/taxes'
import { costOf, type BillLine } from '#purchasing/bills/lines/bill_line'
import { partOf } from '#purchasing/orders/line_parts'
import { billedPart } from '#purchasing/orders/billed_units'
import type { Line as OrderLine } from '#purchasing/orders/lines'

/**
 * `taken` are the units that were received, at the price of the order; `billed` the same units at the price
 * of the bill. `ahead` are the units that are billed before their receipt, at the price of the bill.
 */
export type MatchedLine = {
  line: BillLine
  orderLine: OrderLine
  quantity: Big
  taken: LineAmounts
  billed: LineAmounts
  ahead: LineAmounts
}

/** Counts the units on the lines of bill and order. */
export function matchedLines(
  lines: readonly BillLine[],
  orderLines: readonly OrderLine[]
): MatchedLine[] {
  return lines.flatMap((line) => {
    const orderLine = orderLines.find(({ id }) => id === line.purchaseOrderLineId)
    return orderLine ? [matched(line, orderLine)] : []
  })
}

function matched(line: BillLine, orderLine: OrderLine): MatchedLine {
  const { matchedQuantity: before, receivedQuantity } = orderLine
  const open = receivedQuantity.minus(before)
  const quantity = line.quantity.lt(open) ? line.quantity : open
  const taken = partOf(orderLine, before, before.plus(quantity))

  line.matchedQuantity = quantity
  line.receivedQuantity = quantity
  line.receivedCost = costOf(taken)
  line.receivedTotal = taken.total
  orderLine.matchedQuantity = before.plus(quantity)
  orderLine.billedQuantity = orderLine.billedQuantity.plus(line.quantity)
  return {
    ...{ line, orderLine, quantity, taken },
    billed: billedPart(line, zero, quantity),
    ahead: billedPart(line, quantity, line.quantity),
  }
}
