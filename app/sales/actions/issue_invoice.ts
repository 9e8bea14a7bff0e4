import { insertMany } from '#core/lucid/insert_many'
import { Current } from '#core/context/current'
import { todayIn } from '#core/calendar/days'
import { deferNumbers, nextDocumentNumber } from '#core/numbering/number_series'
import { announce } from '#core/jobs/outbox'
import { deferUpdate } from '#core/lucid/deferred_update'
import { conceptOfNew } from '#accounting/concepts'
import { mustBeOpen, post } from '#accounting/ledger'
import type { Goods } from '#inventory/stock'
import { takeFiscalNumber } from '#numbering/fiscal_numbers'
import { fieldError, ValidationFailed } from '#core/input/validation'
import { totalsOf } from '#sales/lines/amounts'
import { mustHaveCredit, owe, type Customer } from '#sales/customer'
import { lockDelivery, lockGoodsOf, mustHaveWarehouse, takeOut } from '#sales/delivery'
import { shownInvoice } from '#sales/invoices/invoice_answer'
import { nextStatus } from '#sales/invoices/invoice_lifecycle'
import { lockInvoice } from '#sales/invoices/invoice_lock'
import { dueDateAfter, settle } from '#sales/invoices/invoice_state'
import type { Line } from '#sales/lines/lines'
import { linesOn } from '#sales/lines/taxed_lines'
import { insertLines, replaceLines, writeCost } from '#sales/lines/written_lines'
import Invoice, { type InvoiceFacts } from '#sales/models/invoice'
import { saleOf, withAccounts, writeSaleTaxes } from '#sales/postings'
import {
  withheldAnew,
  withheldPostings,
  writeWithheld,
} from '#sales/withholdings/invoice_withholdings'
import type { Issuing } from '#sales/validators/invoice'

/** `goods` when they are locked already. */
type Terms = { customer: Customer; goods?: Goods; allowNegative: boolean }

/**
 * Issues a draft: numbers, stock, debt and entry. `numberingRangeId` replaces the range of the
 * draft. 404, 409 INVALID_TRANSITION, PERIOD_CLOSED, CREDIT_LIMIT_EXCEEDED, INSUFFICIENT_STOCK
 * (unless the company sells below zero), RANGE_EXHAUSTED and its like; 422 for deleted goods or
 * warehouse. Announces `invoice.issued`, and `invoice.paid` for a total of 0.
 */
export async function issueInvoice(id: string, { numberingRangeId }: Issuing = {}) {
  const { invoice, lines: drafted, ...terms } = await lockInvoice(id)
  nextStatus(invoice, drafted, 'issue')
  if (numberingRangeId) invoice.numberingRangeId = numberingRangeId
  const lines = await computedAnew(invoice, drafted)
  const sold = { lines, customer: terms.customer, day: todayIn(Current.tenant.timezone) }
  invoice.merge(await withheldAnew(invoice, sold))
  const delivery =
    !invoice.warehouseId && lines.some(({ isStocked }) => isStocked)
      ? await lockDelivery(lines)
      : undefined
  if (delivery) invoice.warehouseId = delivery.warehouseId

  return issue(invoice, lines, { ...terms, goods: delivery?.goods }, (facts) => {
    const dueDate = dueDateAfter(invoice, invoice.paymentMethod, facts.date!)
    deferUpdate(invoice, { ...facts, dueDate }, 'issued')
    if (lines === drafted) for (const line of lines) writeCost(line)
    else replaceLines('invoice_lines', 'invoice_id', id, lines, withCost)
  })
}

/**
 * The lines at today's rates. Drafts of earlier releases may also have cents in a currency without.
 */
async function computedAnew(invoice: Invoice, drafted: Line[]): Promise<Line[]> {
  const lines = await linesOn(todayIn(Current.tenant.timezone), drafted)
  if (lines.every((line, index) => isComputedAlike(line, drafted[index]))) return drafted

  invoice.merge(totalsOf(lines))
  return lines
}

function isComputedAlike(line: Line, drafted: Line): boolean {
  const amounts = ['subtotal', 'discount', 'tax', 'taxRate'] as const
  return (
    amounts.every((amount) => line[amount].eq(drafted[amount])) &&
    line.taxes.length === drafted.taxes.length &&
    line.taxes.every(({ taxId, amount, ...tax }, index) => {
      const before = drafted.taxes[index]
      return taxId === before.taxId && amount.eq(before.amount) && tax.category === before.category
    })
  )
}

const withCost = ({ cost }: Line) => ({ cost: cost?.toString() ?? null })

/** Issues a new invoice, like `issueInvoice`. */
export function issueNew(invoice: InvoiceFacts, lines: Line[], terms: Terms) {
  return issue(invoice, lines, terms, async (facts) => {
    const [written] = await insertMany(Invoice, [{ ...invoice, ...facts }])
    Object.assign(invoice, written)
    insertLines('invoice_lines', 'invoice_id', invoice.id, lines, withCost)
  })
}

/** Order: checks, goods and debt, accounts, numbers, deferred writes. */
async function issue(
  invoice: Invoice | InvoiceFacts,
  lines: Line[],
  { customer, goods: locked, allowNegative }: Terms,
  write: (facts: Partial<InvoiceFacts>) => unknown
) {
  const date = todayIn(Current.tenant.timezone)
  await mustBeOpen(date)
  const due = invoice.total.minus(invoice.withheldTotal)
  mustHaveCredit(customer, invoice.paymentMethod, due)

  const goods = locked?.hasWarehouse(invoice.warehouseId!)
    ? locked
    : await lockGoodsOf(lines, invoice.warehouseId)
  mustBeThere(goods, lines)
  mustHaveWarehouse(goods, invoice.warehouseId)
  const { cost, warnings } = takeOut(goods, lines, {
    warehouseId: invoice.warehouseId,
    reference: invoice.id,
    allowNegative,
  })
  await goods?.settle()
  owe(customer, due)
  const posted = await withAccounts([
    ...(await saleOf(lines, cost, invoice.withheldTotal)),
    ...(await withheldPostings(invoice)),
  ])

  const fiscal = await takeFiscalNumber('INVOICE', invoice.numberingRangeId, date)
  await deferNumbers('invoices', 'journal_entries')
  const number = await nextDocumentNumber('invoices')
  const { status, balance } = settle(invoice)
  const issuedAt = Current.moment.toISOString()
  await write({ number, ...fiscal, date, issuedAt, status, balance })
  const { thirdPartyId } = customer
  const { id: entryId } = await post({
    type: 'SALES',
    concept: conceptOfNew('invoice', fiscal.fiscalNumber ?? number),
    reference: invoice.id,
    date,
    lines: posted,
    thirdPartyId,
    costCenterId: invoice.costCenterId,
  })
  const document = { documentType: 'INVOICE', documentId: invoice.id, day: date } as const
  await writeSaleTaxes({ ...document, thirdPartyId }, entryId, lines)
  await writeWithheld(invoice, { documentId: invoice.id, day: date, thirdPartyId, entryId })
  await announce('invoice.issued', { invoiceId: invoice.id })
  if (status === 'PAID') await announce('invoice.paid', { invoiceId: invoice.id })

  return shownInvoice(invoice, lines, warnings)
}

/** 422 for deleted goods, which no list shows and nobody could count. */
function mustBeThere(goods: Goods | undefined, lines: readonly Line[]) {
  const gone = lines.flatMap(({ isStocked, productId, description }, index) =>
    isStocked && goods?.product(productId)?.isDeleted
      ? [fieldError(['items', index, 'productId'], 'NOT_FOUND', `${description} was deleted`)]
      : []
  )
  if (gone.length) throw new ValidationFailed(gone)
}
