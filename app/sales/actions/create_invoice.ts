import { insertMany } from '#core/lucid/insert_many'
import { Current } from '#core/context/current'
import { todayIn } from '#core/calendar/days'
import type { AskedWithholdings } from '#tax/withholdings'
import { zero } from '#core/primitives/decimal'
import { newId } from '#core/primitives/ids'
import type { IntegrationChanges } from '#core/resources/integration/changes'
import { announce } from '#core/jobs/outbox'
import { mustBeRangeOf } from '#numbering/fiscal_numbers'
import { issueNew } from '#sales/actions/issue_invoice'
import { totalsOf } from '#sales/lines/amounts'
import { searchTextOf } from '#sales/customer'
import { mustHaveCostCenter } from '#sales/document_cost_center'
import { shownInvoice } from '#sales/invoices/invoice_answer'
import { defaultDueDate } from '#sales/invoices/invoice_state'
import { enteredLines } from '#sales/lines/entered_lines'
import type { Line } from '#sales/lines/lines'
import { insertLines } from '#sales/lines/written_lines'
import Invoice, { type InvoiceFacts } from '#sales/models/invoice'
import { readSale, type Sale, type SaleParts } from '#sales/invoices/sale'
import type { NewInvoice, PaymentMethod } from '#sales/validators/invoice'
import { withheldOf } from '#sales/withholdings/invoice_withholdings'

type Details = {
  dueDate?: string | null
  paymentMethod: PaymentMethod
  notes?: string | null
  costCenterId?: string | null
  quoteId?: string
  numberingRangeId?: string | null
} & AskedWithholdings &
  IntegrationChanges

/**
 * Creates an invoice, issued unless it is a draft. Errors of `readSale`, `enteredLines` and
 * issuing. A batch has read the `parts`.
 */
export async function createInvoice({ items, draft, ...details }: NewInvoice, parts?: SaleParts) {
  const sale = await readSale({ ...details, items, draft }, parts)
  await mustHaveCostCenter(details)
  const lines = await enteredLines(items, sale.products, todayIn(Current.tenant.timezone))
  return writeInvoice(sale, details, lines, draft)
}

/**
 * Writes an invoice of these lines. Announces `invoice.drafted` for a draft, else the events of
 * issuing.
 */
export async function writeInvoice(sale: Sale, details: Details, lines: Line[], draft: boolean) {
  const { customer } = sale
  const withheld = await withheldOf(details, {
    lines,
    customer,
    day: todayIn(Current.tenant.timezone),
  })
  const invoice = { ...newInvoice(sale, details, lines), ...withheld }
  if (!draft) return issueNew(invoice, lines, sale)
  await mustBeRangeOf('INVOICE', invoice.numberingRangeId)

  const [written] = await insertMany(Invoice, [invoice])
  insertLines('invoice_lines', 'invoice_id', invoice.id, lines)
  await announce('invoice.drafted', { invoiceId: invoice.id })
  return shownInvoice(written as InvoiceFacts, lines)
}

function newInvoice(
  { customer, warehouseId }: Sale,
  {
    dueDate,
    paymentMethod,
    notes,
    quoteId,
    costCenterId,
    numberingRangeId,
    externalId,
    metadata,
  }: Details,
  lines: Line[]
): Omit<InvoiceFacts, keyof Awaited<ReturnType<typeof withheldOf>>> {
  const { timezone, currency } = Current.tenant

  return {
    id: newId(),
    number: null,
    fiscalNumber: null,
    numberingRangeId: numberingRangeId ?? null,
    status: 'DRAFT',
    customerId: customer.id,
    customerName: customer.name,
    quoteId: quoteId ?? null,
    warehouseId,
    costCenterId: costCenterId ?? null,
    date: todayIn(timezone),
    dueDate: dueDate ?? defaultDueDate(paymentMethod),
    dueByDefault: !dueDate,
    paymentMethod,
    notes: notes ?? null,
    currency,
    ...totalsOf(lines),
    paidAmount: zero,
    creditedAmount: zero,
    balance: zero,
    issuedAt: null,
    voidedAt: null,
    voidReason: null,
    externalId: externalId ?? null,
    metadata: metadata ?? null,
    searchText: searchTextOf(customer),
  }
}
