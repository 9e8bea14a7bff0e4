import router from '@adonisjs/core/services/router'
import { holding, type Operation } from '#core/endpoints/operations'
import { reading, resource, action, endpoint } from '#core/endpoints/routing'
import { bills } from '#purchasing/controllers/bills_controller'
import { orderDocuments } from '#purchasing/controllers/order_documents_controller'
import { purchaseOrders } from '#purchasing/controllers/purchase_orders_controller'
import {
  receipts,
  supplierPayments,
} from '#purchasing/controllers/receipts_and_payments_controller'
import {
  allSupplierPayments,
  refundsOfSupplierPayment,
} from '#purchasing/controllers/supplier_payments_controller'
import {
  creditNotesOfBill,
  refundsOfSupplierCredit,
  supplierCreditNotes,
} from '#purchasing/controllers/supplier_credit_notes_controller'
import { supplierRefunds } from '#purchasing/controllers/supplier_refunds_controller'
import { payablesAging } from '#purchasing/reports/payables_aging'
import { supplierStatement } from '#purchasing/reports/supplier_statement'
import { middleware } from '#start/kernel'

/** Money and credit of suppliers are books, too: all of it also needs `accounting:read`. */
const ofBooks = <H extends Record<string, Operation>>(handlers: H): H =>
  Object.fromEntries(
    Object.entries(handlers).map(([name, one]) => [name, holding('accounting:read', one)])
  ) as H

const ofPayments = ofBooks(allSupplierPayments)
const ofCredits = ofBooks(supplierCreditNotes)
const ofRefunds = ofBooks(supplierRefunds)

export default () => {
  resource('purchase-orders', purchaseOrders, 'inventory')
  resource('purchase-orders/:id/payments', supplierPayments, 'inventory')
  resource('purchase-orders/:id/receipts', receipts, 'inventory')

  resource('bills', bills, 'inventory')
  for (const one of ['post', 'void'] as const) action('bills', one, bills[one], 'inventory')

  for (const one of ['order', 'receive', 'return', 'bills', 'close', 'cancel'] as const)
    action('purchase-orders', one, purchaseOrders[one], 'inventory')
  reading('purchase-orders', 'pdf', orderDocuments.pdf, 'inventory')
  action('purchase-orders', 'send', orderDocuments.send, 'inventory')
  reading('purchase-orders', 'deliveries', orderDocuments.deliveries, 'inventory')
  router
    .post('purchase-orders/:id/payments/:paymentId/void', supplierPayments.void)
    .as('purchase-orders.payments.void')
    .use(middleware.can('inventory:write'))
    .use(middleware.execute())
  resource('supplier-payments', ofPayments, 'inventory')
  action('supplier-payments', 'allocations', ofPayments.allocate, 'inventory')
  endpoint(
    'post',
    'supplier-payments/:id/allocations/:allocationId/void',
    ['supplier-payments.allocations.void', ofPayments.voidAllocation],
    'inventory:write'
  )
  action('supplier-payments', 'void', ofPayments.void, 'inventory')
  resource('supplier-payments/:id/refunds', ofBooks(refundsOfSupplierPayment), 'inventory')
  resource('supplier-refunds', ofRefunds, 'inventory')
  action('supplier-refunds', 'void', ofRefunds.void, 'inventory')
  resource('bills/:id/credit-notes', ofBooks(creditNotesOfBill), 'inventory')
  resource('supplier-credit-notes', ofCredits, 'inventory')
  action('supplier-credit-notes', 'allocations', ofCredits.allocate, 'inventory')
  action('supplier-credit-notes', 'void', ofCredits.void, 'inventory')
  endpoint(
    'post',
    'supplier-credit-notes/:id/allocations/:allocationId/void',
    ['supplier-credit-notes.allocations.void', ofCredits.voidAllocation],
    'inventory:write'
  )
  resource('supplier-credit-notes/:id/refunds', ofBooks(refundsOfSupplierCredit), 'inventory')
  router
    .get('suppliers/:id/statement', holding('accounting:read', supplierStatement))
    .as('suppliers.statement')
    .use(middleware.can('inventory:read'))
  router
    .get('reports/payables-aging', payablesAging)
    .as('reports.payables_aging')
    .use(middleware.can('accounting:read'))
}
