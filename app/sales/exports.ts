import { defineDocumentExport, defineExport } from '#core/resources/exportable'
import { creditNoteList } from '#sales/controllers/credit_notes_controller'
import { invoiceList } from '#sales/controllers/invoices_controller'
import { paymentList } from '#sales/controllers/payments_controller'
import { refundList } from '#sales/controllers/refunds_controller'
import { quoteList } from '#sales/controllers/quotes_controller'

/** Fields of the document that each line repeats. */
const of = (name: string, more: Record<string, string> = {}) => ({
  repeated: {
    [`${name}Id`]: 'id',
    [`${name}Number`]: 'number',
    ...more,
    [`${name}Date`]: 'date',
  },
})

export default function exportSales() {
  const scope = 'invoices'
  defineDocumentExport(
    'invoices',
    'invoice-lines',
    { scope, list: invoiceList },
    of('invoice', { invoiceFiscalNumber: 'fiscalNumber' })
  )
  defineDocumentExport('quotes', 'quote-lines', { scope, list: quoteList }, of('quote'))
  defineDocumentExport(
    'credit-notes',
    'credit-note-lines',
    { scope, list: creditNoteList },
    of('creditNote', { creditNoteFiscalNumber: 'fiscalNumber' })
  )
  defineExport('payments', { scope, list: paymentList })
  defineExport('refunds', { scope, list: refundList })
}
