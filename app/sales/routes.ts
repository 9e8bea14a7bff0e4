import router from '@adonisjs/core/services/router'
import { action, endpoint, reading, resource } from '#core/endpoints/routing'
import { holding } from '#core/endpoints/operations'
import { middleware } from '#start/kernel'
import { creditsApplied, customerCredits } from '#sales/controllers/customer_credits_controller'
import { creditAllocations } from '#sales/controllers/credits_controller'
import { creditNotes, creditNotesOfInvoice } from '#sales/controllers/credit_notes_controller'
import { debitNotesOfInvoice } from '#sales/controllers/debit_notes_controller'
import { deliveries } from '#sales/controllers/deliveries_controller'
import { invoices } from '#sales/controllers/invoices_controller'
import { payments } from '#sales/controllers/payments_controller'
import { printed } from '#sales/controllers/printed_controller'
import {
  refunds,
  refundsOfCreditNote,
  refundsOfPayment,
} from '#sales/controllers/refunds_controller'
import { sending } from '#sales/controllers/sending_controller'
import { customerStatement } from '#sales/reports/customer_statement'
import { receivablesAging } from '#sales/reports/receivables_aging'
import { salesSummary } from '#sales/reports/sales_summary'
import { quotes } from '#sales/controllers/quotes_controller'
import { writeOffs } from '#sales/controllers/write_offs_controller'

export default () => {
  resource('quotes', quotes, 'invoices')
  reading('quotes', 'pdf', printed.quote, 'invoices')
  action('quotes', 'send', sending.quote, 'invoices')
  reading('quotes', 'deliveries', deliveries.quote, 'invoices')
  action('quotes', 'mark-sent', quotes.markSent, 'invoices')
  action('quotes', 'accept', quotes.accept, 'invoices')
  action('quotes', 'reject', quotes.reject, 'invoices')
  action('quotes', 'convert', quotes.convert, 'invoices')

  resource('invoices', invoices, 'invoices')
  action('invoices', 'issue', invoices.issue, 'invoices')
  action('invoices', 'void', invoices.void, 'invoices')
  reading('invoices', 'pdf', printed.invoice, 'invoices')
  action('invoices', 'send', sending.invoice, 'invoices')
  action('invoices', 'write-off', holding('invoices:read', writeOffs.store), 'accounting')
  endpoint(
    'post',
    'invoices/:id/write-offs/:writeOffId/void',
    ['invoices.write-offs.void', holding('invoices:read', writeOffs.void)],
    'accounting:write'
  )
  reading('invoices', 'deliveries', deliveries.invoice, 'invoices')
  resource('invoices/:id/credit-notes', creditNotesOfInvoice, 'invoices')
  resource('invoices/:id/debit-notes', debitNotesOfInvoice, 'invoices')
  resource('credit-notes', creditNotes, 'invoices')
  reading('credit-notes', 'pdf', printed.creditNote, 'invoices')
  action('credit-notes', 'allocations', creditAllocations.store, 'invoices')
  endpoint(
    'post',
    'credit-notes/:id/allocations/:allocationId/void',
    ['credit-notes.allocations.void', creditAllocations.void],
    'invoices:write'
  )
  resource('credit-notes/:id/refunds', refundsOfCreditNote, 'invoices')
  action('credit-notes', 'send', sending.creditNote, 'invoices')
  reading('credit-notes', 'deliveries', deliveries.creditNote, 'invoices')

  resource('payments', payments, 'invoices')
  action('payments', 'allocations', payments.allocate, 'invoices')
  endpoint(
    'post',
    'payments/:id/allocations/:allocationId/void',
    ['payments.allocations.void', payments.voidAllocation],
    'invoices:write'
  )
  action('payments', 'void', payments.void, 'invoices')
  resource('payments/:id/refunds', refundsOfPayment, 'invoices')
  resource('refunds', refunds, 'invoices')
  action('refunds', 'void', refunds.void, 'invoices')
  reading('payments', 'pdf', printed.payment, 'invoices')
  action('payments', 'send', sending.payment, 'invoices')
  reading('payments', 'deliveries', deliveries.payment, 'invoices')

  endpoint('get', 'customers/:id/credits', ['customers.credits', customerCredits], 'customers:read')
  endpoint(
    'post',
    'customers/:id/apply-credits',
    ['customers.apply-credits', creditsApplied],
    'invoices:write'
  )
  router
    .get('customers/:id/statement', customerStatement)
    .as('customers.statement')
    .use(middleware.can('customers:read'))
  action('customers', 'statement/send', sending.statement, 'customers')
  reading('customers', 'statement/deliveries', deliveries.statement, 'customers')
  router
    .get('reports/receivables-aging', receivablesAging)
    .as('reports.receivables_aging')
    .use(middleware.can('accounting:read'))
  router
    .get('reports/sales-summary', salesSummary)
    .as('reports.sales_summary')
    .use(middleware.can('accounting:read'))
}
