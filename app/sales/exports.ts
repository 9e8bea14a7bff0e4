import { defineExport } from '#core/exports'
import { creditNoteList } from '#sales/controllers/credit_notes_controller'
import { invoiceList } from '#sales/controllers/invoices_controller'
import { paymentList } from '#sales/controllers/payments_controller'
import { quoteList } from '#sales/controllers/quotes_controller'

export function exportSales() {
  const lists = { 'invoices': invoiceList, 'quotes': quoteList, 'payments': paymentList, 'credit-notes': creditNoteList }
  for (const [resource, list] of Object.entries(lists)) defineExport(resource, { scope: 'invoices', list })
}
