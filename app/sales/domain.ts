import type { Domain } from '#core/context/domain'
import { references } from '#sales/references'

export default {
  uses: ['catalog', 'customers', 'inventory', 'accounting', 'tax', 'documents', 'numbering'],
  tables: [
    'quotes',
    'quote_lines',
    'invoices',
    'invoice_lines',
    'invoice_moves',
    'invoice_due_changes',
    'payments',
    'credit_notes',
    'credit_note_lines',
  ],
  scopes: ['invoices'],
  firstNumbers: {
    invoices: 'firstInvoiceNumber',
    credit_notes: 'firstCreditNoteNumber',
    quotes: 'firstQuoteNumber',
    payments: 'firstPaymentNumber',
  },
  routes: () => import('#sales/routes'),
  refusals: () => import('#sales/refusals'),
  tools: () => import('#sales/tools'),
  events: () => import('#sales/events'),
  exports: () => import('#sales/exports'),
  descriptions: () => import('#sales/descriptions'),
  imports: [() => import('#sales/invoices/invoices_import')],
  invariants: () => import('#sales/invariants'),
  jobs: () => import('#sales/jobs'),
  references,
} satisfies Domain
