import router from '@adonisjs/core/services/router'
import { resource, action } from '#core/endpoints/routing'
import { purchaseOrders } from '#purchasing/controllers/purchase_orders_controller'
import {
  receipts,
  supplierPayments,
} from '#purchasing/controllers/receipts_and_payments_controller'
import { payablesAging } from '#purchasing/reports/payables_aging'
import { middleware } from '#start/kernel'

export default () => {
  resource('purchase-orders', purchaseOrders, 'inventory')
  resource('purchase-orders/:id/payments', supplierPayments, 'inventory')
  resource('purchase-orders/:id/receipts', receipts, 'inventory')

  for (const one of ['order', 'receive', 'return', 'close', 'cancel'] as const)
    action('purchase-orders', one, purchaseOrders[one], 'inventory')
  router
    .post('purchase-orders/:id/payments/:paymentId/void', supplierPayments.void)
    .as('purchase-orders.payments.void')
    .use(middleware.can('inventory:write'))
    .use(middleware.execute())
  router
    .get('reports/payables-aging', payablesAging)
    .as('reports.payables_aging')
    .use(middleware.can('accounting:read'))
}
