import router from '@adonisjs/core/services/router'
import { resource } from '#core/routing'
import { middleware } from '#start/kernel'
import type { Operation } from '#core/operations'
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
  print('quotes', printed.quote)
  verb('quotes', 'send', sending.quote)
  verb('quotes', 'accept', quotes.accept)
  verb('quotes', 'reject', quotes.reject)
  verb('quotes', 'convert', quotes.convert)

  resource('invoices', invoices, 'invoices')
  verb('invoices', 'issue', invoices.issue)
  verb('invoices', 'void', invoices.void)
  print('invoices', printed.invoice)
  verb('invoices', 'send', sending.invoice)
  resource('invoices/:id/credit-notes', creditNotesOfInvoice, 'invoices')
  resource('credit-notes', creditNotes, 'invoices')
  print('credit-notes', printed.creditNote)

  resource('payments', payments, 'invoices')
  verb('payments', 'void', payments.void)
  print('payments', printed.payment)

  router.get('customers/:id/statement', customerStatement).as('customers.statement').use(middleware.can('customers:read'))
  router.get('reports/receivables-aging', receivablesAging).as('reports.receivables_aging').use(middleware.can('accounting:read'))
  router.get('reports/sales-summary', salesSummary).as('reports.sales_summary').use(middleware.can('accounting:read'))
}

function verb(collection: string, name: string, handler: Operation) {
  router.post(`${collection}/:id/${name}`, handler).as(`${collection}.${name}`).use(middleware.can('invoices:write'))
}

function print(collection: string, handler: Operation) {
  router.get(`${collection}/:id/pdf`, handler).as(`${collection}.pdf`).use(middleware.can('invoices:read'))
}
