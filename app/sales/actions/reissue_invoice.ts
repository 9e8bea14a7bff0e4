import { Current } from '#core/context/current'
import { todayIn } from '#core/calendar/days'
import { deferUpdate } from '#core/lucid/deferred_update'
import { deferInsert } from '#core/database/transaction/writes'
import { conceptOf } from '#accounting/concepts'
import { mustBeOpen, post, reverse } from '#accounting/ledger'
import { totalsOf } from '#sales/lines/amounts'
import { mustHaveCredit, owe, type Customer } from '#sales/customer'
import { lockReturn, mustHaveWarehouse, takeBack, takeOut, type Warning } from '#sales/delivery'
import { settle } from '#sales/invoices/invoice_state'
import { loggedLines, replaceLines, type Line } from '#sales/lines/lines'
import { saleOf } from '#sales/postings'
import type Invoice from '#sales/models/invoice'
import type { PaymentMethod } from '#sales/validators/invoice'

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
  paymentMethod: PaymentMethod
} & Record<string, unknown>

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

  if (newLines.some(({ isStocked }) => isStocked)) mustHaveWarehouse(goods, facts.warehouseId)
  takeBack(goods, lines, { warehouseId: returnTo, reference, reason: 'VOID' })
  const cameBack = returnTo === facts.warehouseId ? lines : []
  const { cost, warnings } = takeOut(goods, newLines, {
    warehouseId: facts.warehouseId,
    reference,
    allowNegative,
    cameBack,
  })

  const [before, after] = [invoice.customerId, facts.customerId].map((id) =>
    customers.find((customer) => customer.id === id)!
  )
  const isNoMore =
    before === after && invoice.paymentMethod === 'CREDIT' && totals.total.lte(invoice.balance)
  owe(before, invoice.balance.neg())
  if (!isNoMore) mustHaveCredit(after, facts.paymentMethod, totals.total)
  owe(after, totals.total)

  if (before !== after && invoice.date < date) noteMove(invoice.id, before, after, date)
  const { paidAmount, creditedAmount } = invoice
  deferUpdate(
    invoice,
    { ...facts, ...totals, ...settle({ total: totals.total, paidAmount, creditedAmount }) },
    'updated',
    loggedLines(lines, newLines)
  )
  replaceLines('invoice_lines', 'invoice_id', invoice.id, newLines, ({ cost }) => ({
    cost: cost?.toString() ?? null,
  }))
  await reverse({
    reference,
    concept: conceptOf('invoice_taken_back', { number: invoice.number! }),
  })
  await goods?.settle()
  await post({
    type: 'SALES',
    concept: conceptOf('invoice_changed', { number: invoice.number! }),
    reference,
    date,
    lines: saleOf(totals, cost),
  })
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
