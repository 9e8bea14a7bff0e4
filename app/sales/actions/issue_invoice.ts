import { insertMany } from '#core/lucid/insert_many'
import { Current } from '#core/context/current'
import { todayIn } from '#core/calendar/days'
import { deferNumbers, nextDocumentNumber, reserveNumbers } from '#core/numbering/number_series'
import { announce } from '#core/jobs/outbox'
import { deferUpdate } from '#core/lucid/deferred_update'
import { conceptOfNew } from '#accounting/concepts'
import { mustBeOpen, post } from '#accounting/ledger'
import type { Goods } from '#inventory/stock'
import { takeFiscalNumber } from '#numbering/fiscal_numbers'
import { fieldError, ValidationFailed } from '#core/input/validation'
import { totalsOf } from '#sales/lines/amounts'
import { conceptKey, movedLines, SERIES_OF } from '#sales/debits/invoice_types'
import { discounted } from '#sales/discounts/document_discount'
import { discountIn } from '#tax/taxes'
import { mustHaveCredit, owe, type Customer } from '#sales/customer'
import { lockDelivery, lockGoodsOf, mustHaveWarehouse, takeOut } from '#sales/delivery'
import { shownInvoice } from '#sales/invoices/invoice_answer'
import { nextStatus } from '#sales/invoices/invoice_lifecycle'
import { lockInvoice } from '#sales/invoices/invoice_lock'
import { settle } from '#sales/invoices/invoice_state'
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
import type { Instalment } from '#terms/payment_terms'
import { dueAtIssue } from '#sales/terms/invoice_due'
import {
  insertInstalments,
  instalmentRows,
  replaceInstalments,
} from '#sales/terms/written_instalments'
import type { Issuing } from '#sales/validators/invoice'

/** `goods` when they are locked already. */
type Terms = {
  customer: Customer
  goods?: Goods
  allowNegative: boolean
  instalments?: readonly Instalment[]
  /** A payment follows in the transaction, which takes numbers, too. */
  isPaid?: boolean
}

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
    !invoice.warehouseId && movedLines(invoice.type, lines).some(({ isStocked }) => isStocked)
      ? await lockDelivery(lines)
      : undefined
  if (delivery) invoice.warehouseId = delivery.warehouseId

  const { columns, instalments } = await dueAtIssue(invoice, sold.day)
  return issue(invoice, lines, { ...terms, goods: delivery?.goods, instalments }, (facts) => {
    deferUpdate(invoice, { ...facts, ...columns }, 'issued')
    replaceInstalments(invoice, instalments)
    if (lines === drafted) for (const line of lines) writeCost(line)
    else replaceLines('invoice_lines', 'invoice_id', id, lines, withCost)
  })
}

/**
 * The lines at today's rates. Drafts of earlier releases may also have cents in a currency without.
 */
async function computedAnew(invoice: Invoice, drafted: Line[]): Promise<Line[]> {
  const own = await linesOn(todayIn(Current.tenant.timezone), drafted)
  const lines = discounted(own, discountIn(invoice.discount))
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
    insertInstalments(invoice.id, terms.instalments)
  })
}

/** Order: checks, goods and debt, accounts, numbers, deferred writes. */
async function issue(
  invoice: Invoice | InvoiceFacts,
  lines: Line[],
  { customer, goods: locked, allowNegative, instalments = [], isPaid }: Terms,
  write: (facts: Partial<InvoiceFacts>) => unknown
) {
  const date = todayIn(Current.tenant.timezone)
  await mustBeOpen(date)
  const due = invoice.total.minus(invoice.withheldTotal)
  mustHaveCredit(customer, invoice.paymentMethod, due)

  const moved = movedLines(invoice.type, lines)
  const goods = locked?.hasWarehouse(invoice.warehouseId!)
    ? locked
    : await lockGoodsOf(moved, invoice.warehouseId)
  mustBeThere(goods, moved)
  mustHaveWarehouse(goods, invoice.warehouseId)
  const { cost, warnings } = takeOut(goods, moved, {
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

  const { type, id } = invoice
  const fiscal = await takeFiscalNumber(type, invoice.numberingRangeId, date)
  if (isPaid)
    await reserveNumbers(SERIES_OF[type], 'payments', 'journal_entries', 'journal_entries')
  else await deferNumbers(SERIES_OF[type], 'journal_entries')
  const number = await nextDocumentNumber(SERIES_OF[type])
  const { status, balance } = settle(invoice)
  const issuedAt = Current.moment.toISOString()
  await write({ number, ...fiscal, date, issuedAt, status, balance })
  const { thirdPartyId } = customer
  const { id: entryId } = await post({
    type: 'SALES',
    concept: conceptOfNew(conceptKey(type, ''), fiscal.fiscalNumber ?? number),
    reference: id,
    date,
    lines: posted,
    thirdPartyId,
    costCenterId: invoice.costCenterId,
  })
  const document = { documentType: type, documentId: id, day: date }
  await writeSaleTaxes({ ...document, thirdPartyId }, entryId, lines)
  await writeWithheld(invoice, { documentId: id, day: date, thirdPartyId, entryId })
  await announce('invoice.issued', { invoiceId: id })
  if (type === 'DEBIT_NOTE') await announce('debit_note.created', { invoiceId: id })
  if (status === 'PAID') await announce('invoice.paid', { invoiceId: id })

  return shownInvoice(invoice, lines, warnings, instalmentRows(instalments))
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
