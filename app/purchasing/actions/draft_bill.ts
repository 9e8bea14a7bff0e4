import { Current } from '#core/context/current'
import { folded } from '#core/database/search_text'
import { announce } from '#core/jobs/outbox'
import { integrationOf } from '#core/resources/integration/changes'
import { zero } from '#core/primitives/decimal'
import type { InputOf } from '#core/endpoints/operations'
import { billSettings } from '#accounting/ledger'
import { askedDiscount, keptDiscount } from '#tax/taxes'
import { daysOf } from '#purchasing/bills/bill_days'
import { billLifecycle } from '#purchasing/bills/bill_lifecycle'
import { numberKeyOf, standingKeyOf } from '#purchasing/bills/bill_number'
import { withheldColumns, withheldOf } from '#purchasing/bills/bill_withholdings'
import { dueOf } from '#purchasing/bills/instalments'
import { knownRecords, type Known } from '#purchasing/bills/known_records'
import { orderIdOf, withLineNames } from '#purchasing/bills/order_of_lines'
import { askedLines, isGoods } from '#purchasing/bills/lines/asked_lines'
import { totalsOf, type BillLine } from '#purchasing/bills/lines/bill_line'
import { writeLines } from '#purchasing/bills/lines/stored_lines'
import { matchOfDraft } from '#purchasing/bills/matching/match_of'
import Bill from '#purchasing/models/bill'
import { mustBeBillable } from '#purchasing/orders/billable'
import type { createBill } from '#purchasing/validators/bill'

export type AskedBill = InputOf<typeof createBill>

/**
 * Creates a draft of a bill with its lines; nothing is posted. Refuses what the request shows: errors
 * of `knownRecords`, `mustBeBillable`, `askedLines`, `daysOf`, `withheldOf` and `standingKeyOf`. Announces
 * `bill.created`.
 */
export async function draftBill({ items, ...said }: AskedBill): Promise<Bill> {
  const asked = { ...said, items: withLineNames(items) }
  const input = { ...asked, purchaseOrderId: await orderIdOf(asked) }
  const known = await knownRecords(input)
  if (known.order) mustBeBillable(known.order)
  const { facts, lines } = await billOf(input, known)
  const bill = await Bill.create({
    ...facts,
    ...integrationOf(input),
    status: billLifecycle.initial,
    currency: Current.tenant.currency,
    ...{ paidAmount: zero, creditedAmount: zero, creditReceived: zero, creditGiven: zero },
    ...{ refundedAmount: zero, balance: zero },
    createdBy: Current.actor.id,
  })
  writeLines(bill.id, lines)
  await announce('bill.created', { billId: bill.id })
  return bill
}

/** The columns and lines of a draft by the request; `before` is the bill that the request changes. */
export async function billOf(
  input: AskedBill,
  known: Known,
  before?: Pick<Bill, 'id' | 'paymentTermsId'>
): Promise<{ facts: Partial<Bill>; lines: BillLine[] }> {
  const { supplier } = known
  const numberKey = numberKeyOf(input.number)
  await standingKeyOf({
    ...input,
    id: before?.id,
    numberKey,
    confirmDuplicate: input.confirmDuplicate,
  })
  const lines = await askedLines(input, known)
  const hasGoods = lines.some((line) => isGoods(line, known))
  const isDirect = lines.some((line) => !line.purchaseOrderLineId && isGoods(line, known))
  const match = matchOfDraft(lines, known.orderLines, await billSettings())
  const withheld = await withheldOf(lines, input, {
    day: input.date,
    thirdPartyId: supplier.thirdPartyId,
  })
  const facts = {
    number: input.number,
    numberKey,
    confirmDuplicate: input.confirmDuplicate,
    type: input.type,
    supplierId: supplier.id,
    supplierName: supplier.name,
    thirdPartyId: supplier.thirdPartyId,
    relatedBillId: input.relatedBillId ?? null,
    purchaseOrderId: input.purchaseOrderId ?? null,
    warehouseId: await known.warehouseFor(hasGoods),
    costCenterId: input.costCenterId ?? null,
    notes: input.notes ?? null,
    date: input.date,
    ...(await daysOf(input, { movesGoods: isDirect, hasGoods })),
    ...(await dueOf(input, totalsOf(lines).total, before?.paymentTermsId)),
    ...totalsOf(lines),
    ...withheldColumns(withheld),
    mismatches: match.status === 'NONE' ? null : JSON.stringify(match),
    discount: keptDiscount(askedDiscount(input.discount)),
    searchText: folded(supplier.searched, input.number, numberKey).slice(0, 700),
  }
  return { facts, lines }
}
