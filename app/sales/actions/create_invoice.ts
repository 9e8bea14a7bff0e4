import { insertMany } from '#core/lucid/insert_many'
import { Current } from '#core/context/current'
import { todayIn } from '#core/calendar/days'
import type { AskedWithholdings } from '#tax/withholdings'
import { zero } from '#core/primitives/decimal'
import { newId } from '#core/primitives/ids'
import type { IntegrationChanges } from '#core/resources/integration/changes'
import { announce } from '#core/jobs/outbox'
import { askedDiscount, keptDiscount, type DocumentDiscount } from '#tax/taxes'
import { mustBeRangeOf } from '#numbering/fiscal_numbers'
import { issueNew } from '#sales/actions/issue_invoice'
import { payNewInvoice, type PaidAtOnce } from '#sales/actions/pay_new_invoice'
import { totalsOf } from '#sales/lines/amounts'
import { searchTextOf } from '#sales/customer'
import { mustHaveCostCenter } from '#sales/document_cost_center'
import type { InvoiceType } from '#sales/debits/invoice_types'
import { discounted } from '#sales/discounts/document_discount'
import { shownInvoice } from '#sales/invoices/invoice_answer'
import { enteredLines } from '#sales/lines/entered_lines'
import type { Line } from '#sales/lines/lines'
import { insertLines } from '#sales/lines/written_lines'
import Invoice, { type InvoiceFacts } from '#sales/models/invoice'
import type { RecurringPeriod } from '#sales/invoices/recurring_period'
import { readSale, type Sale, type SaleParts } from '#sales/invoices/sale'
import { dueOfNew, type InvoiceDue } from '#sales/terms/invoice_due'
import { insertInstalments } from '#sales/terms/written_instalments'
import type { NewInvoice, PaymentMethod } from '#sales/validators/invoice'
import { withheldOf } from '#sales/withholdings/invoice_withholdings'

type AskedInvoice = NewInvoice & { paid?: PaidAtOnce | null; period?: RecurringPeriod }

type Details = {
  dueDate?: string | null
  paymentTermsId?: string | null
  paymentMethod: PaymentMethod
  notes?: string | null
  costCenterId?: string | null
  quoteId?: string
  /** A payment follows in the transaction. */
  isPaid?: boolean
  discount?: DocumentDiscount | null
  disputedUntil?: string | null
  type?: InvoiceType
  relatedInvoiceId?: string
  reason?: string | null
  numberingRangeId?: string | null
  period?: RecurringPeriod
} & AskedWithholdings &
  IntegrationChanges

/**
 * Creates an invoice, issued unless it is a draft. `paid` takes its payment in the same transaction.
 * Errors of `readSale`, `enteredLines` and issuing. A batch has read the `parts`.
 */
export async function createInvoice(
  { items, draft, paid, discount: asked, ...details }: AskedInvoice,
  parts?: SaleParts
) {
  const sale = await readSale({ ...details, items, draft }, parts)
  await mustHaveCostCenter(details)
  const discount = askedDiscount(asked)
  const entered = await enteredLines(items, sale.products, todayIn(Current.tenant.timezone))
  const facts = { ...details, discount, isPaid: Boolean(paid) }
  const made = await writeInvoice(sale, facts, discounted(entered, discount), draft)
  return paid ? payNewInvoice(made, paid) : made
}

/**
 * Writes an invoice of these lines, which have their shares in `discount`. Announces
 * `invoice.drafted` for a draft, else the events of issuing.
 */
export async function writeInvoice(sale: Sale, details: Details, lines: Line[], draft: boolean) {
  const { customer } = sale
  const withheld = await withheldOf(details, {
    lines,
    customer,
    day: todayIn(Current.tenant.timezone),
  })
  const { paymentMethod, paymentTermsId, quoteId } = details
  const { columns, instalments } = await dueOfNew(
    details,
    { method: paymentMethod, total: totalsOf(lines).total, day: todayIn(Current.tenant.timezone) },
    quoteId ? paymentTermsId : null
  )
  const invoice = { ...newInvoice(sale, details, lines), ...columns, ...withheld }
  if (!draft) return issueNew(invoice, lines, { ...sale, instalments, isPaid: details.isPaid })
  await mustBeRangeOf(invoice.type, invoice.numberingRangeId)

  const [written] = await insertMany(Invoice, [invoice])
  insertLines('invoice_lines', 'invoice_id', invoice.id, lines)
  const rows = insertInstalments(invoice.id, instalments)
  await announce('invoice.drafted', { invoiceId: invoice.id })
  return shownInvoice(written as InvoiceFacts, lines, [], rows)
}

function newInvoice(
  { customer, warehouseId }: Sale,
  {
    paymentMethod,
    notes,
    quoteId,
    costCenterId,
    numberingRangeId,
    discount,
    disputedUntil,
    type = 'INVOICE',
    relatedInvoiceId,
    reason,
    externalId,
    metadata,
    period,
  }: Details,
  lines: Line[]
): Omit<InvoiceFacts, keyof Awaited<ReturnType<typeof withheldOf>> | keyof InvoiceDue['columns']> {
  const { timezone, currency } = Current.tenant

  return {
    id: newId(),
    number: null,
    fiscalNumber: null,
    numberingRangeId: numberingRangeId ?? null,
    status: 'DRAFT',
    ...{ type, relatedInvoiceId: relatedInvoiceId ?? null, reason: reason ?? null },
    disputedUntil: disputedUntil ?? null,
    customerId: customer.id,
    customerName: customer.name,
    quoteId: quoteId ?? null,
    warehouseId,
    costCenterId: costCenterId ?? null,
    date: todayIn(timezone),
    paymentMethod,
    notes: notes ?? null,
    currency,
    discount: keptDiscount(discount ?? null),
    ...totalsOf(lines),
    paidAmount: zero,
    creditedAmount: zero,
    writtenOffAmount: zero,
    creditReceived: zero,
    creditGiven: zero,
    refundedAmount: zero,
    balance: zero,
    issuedAt: null,
    voidedAt: null,
    voidReason: null,
    externalId: externalId ?? null,
    metadata: metadata ?? null,
    recurringInvoiceId: period?.recurringInvoiceId ?? null,
    periodStart: period?.start ?? null,
    periodEnd: period?.end ?? null,
    searchText: searchTextOf(customer),
  }
}
