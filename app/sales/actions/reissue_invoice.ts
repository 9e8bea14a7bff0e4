import { Current } from '#core/context/current'
import { todayIn } from '#core/calendar/days'
import { deferUpdate } from '#core/lucid/deferred_update'
import { deferInsert } from '#core/database/transaction/writes'
import { conceptOf } from '#accounting/concepts'
import { mustBeOpen, post, reverse } from '#accounting/ledger'
import { takeBackTaxLines } from '#tax/taxes'
import { totalsOf } from '#sales/lines/amounts'
import { conceptKey, movedLines } from '#sales/debits/invoice_types'
import { mustHaveCredit, owe, type Customer } from '#sales/customer'
import { lockReturn, mustHaveWarehouse, takeBack, takeOut, type Warning } from '#sales/delivery'
import { printedNumber } from '#sales/invoices/printed_number'
import { settle } from '#sales/invoices/invoice_state'
import { loggedLines } from '#sales/lines/changed_lines'
import type { Line } from '#sales/lines/lines'
import { replaceLines } from '#sales/lines/written_lines'
import { saleOf, writeSaleTaxes } from '#sales/postings'
import type Invoice from '#sales/models/invoice'
import type { PaymentMethod } from '#sales/validators/invoice'
import {
  takeBackWithheld,
  withheldPostings,
  writeWithheld,
} from '#sales/withholdings/invoice_withholdings'

/** A change of an invoice. `customers` are the old and the new one, locked. */
export type Changing = {
  invoice: Invoice
  lines: Line[]
  customers: Customer[]
  allowNegative: boolean
}

export type Facts = {
  customerId: string
  warehouseId: string | null
  costCenterId: string | null
  paymentMethod: PaymentMethod
} & Pick<Invoice, 'withholdings' | 'withheldTotal' | 'withheldAtIssue'> &
  Record<string, unknown>

/**
 * Reverses an issued invoice and issues it again under its number, in entries of today. 409
 * PERIOD_CLOSED, CREDIT_LIMIT_EXCEEDED, INSUFFICIENT_STOCK for the difference; 422 for a deleted
 * warehouse.
 */
export async function reissueInvoice(
  { invoice, lines, customers, allowNegative }: Changing,
  facts: Facts,
  newLines: Line[]
): Promise<Warning[]> {
  const [reference, totals, date] = [
    invoice.id,
    totalsOf(newLines),
    todayIn(Current.tenant.timezone),
  ]
  await mustBeOpen(date)
  const { goods, returnTo } = await lockReturn([...lines, ...newLines], invoice.warehouseId)

  const moved = movedLines(invoice.type, newLines)
  if (moved.some(({ isStocked }) => isStocked)) mustHaveWarehouse(goods, facts.warehouseId)
  takeBack(goods, lines, { warehouseId: returnTo, reference, reason: 'VOID' })
  const cameBack = returnTo === facts.warehouseId ? lines : []
  const { cost, warnings } = takeOut(goods, moved, {
    warehouseId: facts.warehouseId,
    reference,
    allowNegative,
    cameBack,
  })

  const [before, after] = [invoice.customerId, facts.customerId].map((id) =>
    customers.find((customer) => customer.id === id)!
  )
  const due = totals.total.minus(facts.withheldTotal)
  const isNoMore =
    before === after && invoice.paymentMethod === 'CREDIT' && due.lte(invoice.balance)
  owe(before, invoice.balance.neg())
  if (!isNoMore) mustHaveCredit(after, facts.paymentMethod, due)
  owe(after, due)

  if (before !== after && invoice.date < date) noteMove(invoice.id, before, after, date)
  await takeBackWithheld(invoice, date)
  const { withheldTotal } = facts
  deferUpdate(
    invoice,
    { ...facts, ...totals, ...settle(invoice, { total: totals.total, withheldTotal }) },
    'updated',
    loggedLines(lines, newLines)
  )
  replaceLines('invoice_lines', 'invoice_id', invoice.id, newLines, ({ cost }) => ({
    cost: cost?.toString() ?? null,
  }))
  await reverse({
    reference,
    concept: conceptOf(conceptKey(invoice.type, '_taken_back'), { number: printedNumber(invoice) }),
  })
  await takeBackTaxLines(reference, date)
  await goods?.settle()
  const { thirdPartyId } = after
  const { id: entryId } = await post({
    type: 'SALES',
    concept: conceptOf(conceptKey(invoice.type, '_changed'), { number: printedNumber(invoice) }),
    reference,
    date,
    lines: [...(await saleOf(newLines, cost, withheldTotal)), ...(await withheldPostings(facts))],
    thirdPartyId,
    costCenterId: facts.costCenterId,
  })
  const document = { documentType: invoice.type, documentId: reference, day: date }
  await writeSaleTaxes({ ...document, thirdPartyId }, entryId, newLines)
  await writeWithheld(
    { ...facts, type: invoice.type },
    { documentId: reference, day: date, thirdPartyId, entryId }
  )
  return warnings
}

/** Statements need the customer at the end of each day: several moves of a day become one. */
function noteMove(invoiceId: string, from: Customer, to: Customer, date: string) {
  const move = {
    tenant_id: Current.tenantId,
    invoice_id: invoiceId,
    moved_on: date,
    from_customer_id: from.id,
    to_customer_id: to.id,
  }
  deferInsert('invoice_moves', [move], 'to_customer_id = VALUES(to_customer_id)')
}
