/** The three-way match of units and prices: ordered, received less returns, and billed. */
import Big from 'big.js'
import { divided, inJson } from '#core/primitives/decimal'
import { conflict } from '#core/errors/refusal'
import type { BillSettings } from '#accounting/ledger'
import { netOf, type BillLine } from '#purchasing/bills/lines/bill_line'
import type { Match, Mismatch } from '#purchasing/bills/matching/shown_match'
import type { Line as OrderLine } from '#purchasing/orders/lines'

const HUNDRED = new Big(100)

/**
 * The differences of the lines that name a line of the order, before they are counted there. Units
 * are at most those received and unbilled, under ACCRUAL with the tolerance; a net unit price differs
 * from that of the order by at most its tolerance, either way.
 */
export function mismatchesOf(
  lines: readonly BillLine[],
  orderLines: readonly OrderLine[],
  settings: BillSettings
): Mismatch[] {
  const billed = new Map<string, Big>()
  return lines.flatMap((line, index) => {
    const orderLine = orderLines.find(({ id }) => id === line.purchaseOrderLineId)
    if (!orderLine) return []
    const before = billed.get(orderLine.id) ?? orderLine.billedQuantity
    const after = before.plus(line.quantity)
    billed.set(orderLine.id, after)
    const facts = { orderLine, billed: after, price: priceOf(line.amounts, line.quantity) }
    return [
      ...ofQuantity(`items.${index}.quantity`, facts, settings),
      ...ofPrice(`items.${index}.unitCost`, facts, settings),
    ]
  })
}

type Facts = { orderLine: OrderLine; billed: Big; price: Big }

function ofQuantity(
  field: string,
  facts: Facts,
  { receiptPosting, billQuantityTolerance }: BillSettings
): Mismatch[] {
  const { receivedQuantity } = facts.orderLine
  const tolerance = receiptPosting === 'ACCRUAL' ? billQuantityTolerance : new Big(0)
  const allowed = receivedQuantity.times(tolerance.plus(HUNDRED)).div(HUNDRED)
  if (facts.billed.lte(allowed)) return []
  const kind = receivedQuantity.eq(0) ? 'NOT_RECEIVED' : 'QUANTITY'
  return [{ field, kind, ...shown(facts), allowed: inJson(allowed.round(4, Big.roundDown)) }]
}

function ofPrice(field: string, facts: Facts, { billPriceTolerance }: BillSettings): Mismatch[] {
  if (!billPriceTolerance) return []
  const { amounts, quantity } = facts.orderLine
  const ordered = priceOf(amounts, quantity)
  const room = ordered.times(billPriceTolerance).div(HUNDRED)
  if (facts.price.minus(ordered).abs().lte(room)) return []
  const allowed = facts.price.gt(ordered) ? ordered.plus(room) : ordered.minus(room)
  return [{ field, kind: 'PRICE', ...shown(facts), allowed: inJson(allowed.round(4)) }]
}

const priceOf = (amounts: OrderLine['amounts'], quantity: Big): Big =>
  divided(netOf(amounts), quantity, 4)

const shown = ({ orderLine, billed, price }: Facts) => ({
  ordered: inJson(orderLine.quantity),
  received: inJson(orderLine.receivedQuantity),
  billed: inJson(billed),
  price: inJson(price),
})

type Accepting = { accept?: boolean | null; settings: BillSettings }

/**
 * 409 NOT_MATCHED for differences that are not accepted. Under PAYABLE more units than were
 * received cannot be accepted, because no account holds the cost of units billed ahead.
 */
export function mustMatch(lines: Mismatch[], { accept, settings }: Accepting): Match['status'] {
  if (!lines.length) return 'MATCHED'
  const isAhead = lines.some(({ kind }) => kind !== 'PRICE')
  const isFinal = isAhead && settings.receiptPosting === 'PAYABLE'
  if (accept && !isFinal) return 'ACCEPTED'

  throw conflict(
    'NOT_MATCHED',
    isFinal
      ? 'More units are billed than were received: receive them first, or correct the bill'
      : 'The bill differs from what was ordered or received: correct it, or post it with accept and a reason',
    { field: lines[0].field, lines }
  )
}
