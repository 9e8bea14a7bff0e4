import router from '@adonisjs/core/services/router'
import { reading, resource, action } from '#core/endpoints/routing'
import { middleware } from '#start/kernel'
import { creditNotes, creditNotesOfInvoice } from '#sales/controllers/credit_notes_controller'
import { invoices } from '#sales/controllers/invoices_controller'
import { payments } from '#sales/controllers/payments_controller'
import { printed } from '#sales/controllers/printed_controller'
import { sending } from '#sales/controllers/sending_controller'
import { customerStatement } from '#sales/reports/customer_statement'
import { receivablesAging } from '#sales/reports/receivables_aging'
import { salesSummary } from '#sales/reports/sales_summary'
import { quotes } from '#sales/controllers/quotes_controller'

export default () => {
  resource('quotes', quotes, 'invoices')
  reading('quotes', 'pdf', printed.quote, 'invoices')
  action('quotes', 'send', sending.quote, 'invoices')
  action('quotes', 'mark-sent', quotes.markSent, 'invoices')
  action('quotes', 'accept', quotes.accept, 'invoices')
  action('quotes', 'reject', quotes.reject, 'invoices')
  action('quotes', 'convert', quotes.convert, 'invoices')

  resource('invoices', invoices, 'invoices')
  action('invoices', 'issue', invoices.issue, 'invoices')
  action('invoices', 'void', invoices.void, 'invoices')
  reading('invoices', 'pdf', printed.invoice, 'invoices')
  action('invoices', 'send', sending.invoice, 'invoices')
  resource('invoices/:id/credit-notes', creditNotesOfInvoice, 'invoices')
  resource('credit-notes', creditNotes, 'invoices')
  reading('credit-notes', 'pdf', printed.creditNote, 'invoices')

  resource('payments', payments, 'invoices')
  action('payments', 'void', payments.void, 'invoices')
  reading('payments', 'pdf', printed.payment, 'invoices')

  router
    .get('customers/:id/statement', customerStatement)
    .as('customers.statement')
    .use(middleware.can('customers:read'))
  router
    .get('reports/receivables-aging', receivablesAging)
    .as('reports.receivables_aging')
    .use(middleware.can('accounting:read'))
  router
    .get('reports/sales-summary', salesSummary)
    .as('reports.sales_summary')
    .use(middleware.can('accounting:read'))
}
