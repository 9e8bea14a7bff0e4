import type Big from 'big.js'
import { clock } from '#core/primitives/clock'
import { sum, zero } from '#core/primitives/decimal'
import { announce } from '#core/jobs/outbox'
import { nextNumber } from '#core/numbering/number_series'
import type { InputOf } from '#core/endpoints/operations'
import { deferUpdate } from '#core/lucid/deferred_update'
import { billSettings } from '#accounting/ledger'
import { lockGoods } from '#inventory/stock'
import {
  keptWithholdings,
  NO_WITHHOLDINGS,
  withheldTotal,
  withholdingsIn,
  type KeptWithholding,
} from '#tax/withholdings'
import { postingDayOf } from '#purchasing/bills/bill_days'
import { lockBill, type LockedBill } from '#purchasing/bills/bill_lock'
import { standingKeyOf } from '#purchasing/bills/bill_number'
import { settleBill } from '#purchasing/bills/bill_state'
import { nextStatus } from '#purchasing/bills/bill_lifecycle'
import { withheldColumns, withheldOf } from '#purchasing/bills/bill_withholdings'
import { postBooked, postDifferences } from '#purchasing/bills/books/bill_entry'
import { bookedLines } from '#purchasing/bills/books/booked_lines'
import { stockedLines, takeIn } from '#purchasing/bills/books/direct_goods'
import { updateLines } from '#purchasing/bills/lines/stored_lines'
import { matchedLines, type MatchedLine } from '#purchasing/bills/matching/matched_lines'
import { matchOf } from '#purchasing/bills/matching/match_of'
import { withheldBeside } from '#purchasing/bills/matching/taken_withholdings'
import { movePayments } from '#purchasing/bills/moved_payments'
import { mustRaiseStanding } from '#purchasing/bills/raised_bill'
import { countBilled } from '#purchasing/bills/order_of_bill'
import { mustBeBillable } from '#purchasing/orders/billable'
import { linesOf, type Line as OrderLine } from '#purchasing/orders/lines'
import { takenOverOf } from '#purchasing/orders/receipt_withholdings'
import type Bill from '#purchasing/models/bill'
import type { postBill as postInput } from '#purchasing/validators/bill'

/**
 * Posts a draft: stock of direct goods, cost, taxes, withholdings, debt and entry. Lines of an order
 * take over what was received: under PAYABLE only what differs is posted, under ACCRUAL the account of
 * goods received is cleared. 409 INVALID_TRANSITION, DUPLICATE, NOT_MATCHED, PERIOD_CLOSED; 422
 * STOCK_IS_NOW. Announces `bill.posted`.
 */
export async function postBill(id: string, asked: InputOf<typeof postInput>): Promise<Bill> {
  const locked = await lockBill(id)
  const { bill, lines, order, supplier } = locked
  nextStatus(bill, 'post')
  if (order) mustBeBillable(order)
  await mustRaiseStanding(bill)
  const confirmDuplicate = asked.confirmDuplicate ?? bill.confirmDuplicate
  const standingKey = await standingKeyOf({ ...bill.$attributes, confirmDuplicate } as Bill)
  const settings = await billSettings()
  const { receiptPosting: posting } = settings
  const orderLines = order ? await linesOf(order.id) : []
  const match = matchOf(lines, orderLines, { settings, accept: asked.accept })

  const goods = await lockGoods(
    lines.flatMap(({ productId }) => productId ?? []),
    [order?.warehouseId, bill.warehouseId].flatMap((place) => place ?? [])
  )
  const stocked = stockedLines(goods, lines)
  const matched = matchedLines(lines, orderLines)
  const movesGoods = stocked.size > 0 || (posting === 'PAYABLE' && hasDifference(matched))
  const hasGoods = lines.some(({ productId, nature }) => productId && nature === 'GOODS')
  const postingDate = await postingDayOf(bill, { movesGoods, hasGoods })
  const thirdPartyId = (supplier.thirdPartyId ?? null) as string | null
  bill.merge({ postingDate, thirdPartyId, supplierName: supplier.name })
  for (const line of lines)
    if (!line.purchaseOrderLineId) takeIn(goods, bill, line, stocked.has(line))

  const before = withholdingsIn(bill.withholdings)
  const computed = await withheldOf(
    lines,
    { withholdings: before.asked, autoWithholdings: before.auto },
    { day: bill.date, thirdPartyId }
  )
  const taken = posting === 'PAYABLE' && order ? await takenBy(order, orderLines, matched) : []
  const withheld = withheldBeside(computed, taken)
  const booked = bookedLines({ ...{ bill, order, lines, matched, goods, stocked, posting } })
  const { withheldTotal: own, withholdings } = withheldColumns(withheld.final)
  const moved = await moveTo(locked, bill.total.minus(own))

  deferUpdate(
    bill,
    {
      ...{ standingKey, confirmDuplicate, withholdings },
      ...settleBill(bill, { withheldTotal: own.plus(moved.withheld), paidAmount: moved.paid }),
      takenTotal: booked.takenTotal,
      takenWithholdings: keptWithholdings({ ...NO_WITHHOLDINGS, lines: taken }),
      receiptPosting: matched.length ? posting : null,
      mismatches: JSON.stringify(match),
      acceptReason: match.status === 'ACCEPTED' ? asked.reason : null,
      internalNumber: await nextNumber('bills'),
      postedAt: clock.now().toISOString(),
    },
    'posted'
  )
  if (order)
    await countBilled(order, orderLines, {
      total: booked.takenTotal,
      withheld: withheldTotal(taken).plus(moved.withheld),
      paid: moved.paid,
    })
  await postBooked(bill, { ...booked, withheld })
  await postDifferences(bill, booked.differences)
  updateLines(id, lines)
  await goods.settle()
  await announce('bill.posted', { billId: id })
  return bill
}

const hasDifference = (matched: readonly MatchedLine[]) =>
  matched.some(
    ({ line, taken, billed }) => line.nature === 'GOODS' && !taken.total.eq(billed.total)
  )

const takenBy = (
  order: NonNullable<LockedBill['order']>,
  lines: readonly OrderLine[],
  matched: readonly MatchedLine[]
): Promise<KeptWithholding[]> =>
  takenOverOf(
    order,
    lines,
    new Map(
      lines.map(({ id }) => [
        id,
        sum(matched.flatMap(({ orderLine, quantity }) => (orderLine.id === id ? [quantity] : []))),
      ])
    )
  )

/** Money of the order goes to the bill only where the bill has lines of it. */
const moveTo = async ({ bill, lines, order }: LockedBill, most: Big) =>
  order && lines.some(({ purchaseOrderLineId }) => purchaseOrderLineId)
    ? movePayments(order, bill, { most, day: bill.postingDate })
    : { paid: zero, withheld: zero }
