/** The answer for a new invoice, without reading it again. */
import type { Warning } from '#sales/delivery'
import type { Line } from '#sales/lines/lines'
import type { default as Invoice, InvoiceFacts } from '#sales/models/invoice'

export const shownInvoice = (
  invoice: Invoice | InvoiceFacts,
  lines: readonly Line[],
  warnings: readonly Warning[] = []
) => ({
  ...('$attributes' in invoice ? invoice.$attributes : invoice),
  id: invoice.id,
  items: lines,
  overdue: invoice.balance.gt(0) ? invoice.dueDate : null,
  warnings: warnings.length ? warnings : null,
})
