/** The answer for a new invoice, without reading it again. */
import type { Warning } from '#sales/delivery'
import type { Line } from '#sales/lines/lines'
import { newDiscount } from '#sales/terms/early_discount'
import { oldestOpen, shownInstallments } from '#sales/terms/shown_instalments'
import type { InstalmentRow } from '#sales/terms/written_instalments'
import type { default as Invoice, InvoiceFacts } from '#sales/models/invoice'

export const shownInvoice = (
  invoice: Invoice | InvoiceFacts,
  lines: readonly Line[],
  warnings: readonly Warning[] = [],
  instalments: readonly InstalmentRow[] = []
) => {
  const installments = shownInstallments(instalments, invoice)
  return {
    ...(('$attributes' in invoice ? invoice.$attributes : invoice) as InvoiceFacts),
    id: invoice.id,
    items: lines,
    installments,
    earlyDiscount: newDiscount(invoice as InvoiceFacts),
    overdue: invoice.balance.gt(0) ? (oldestOpen(installments) ?? invoice.dueDate) : null,
    warnings: warnings.length ? warnings : null,
  }
}
