import type { Domain } from '#core/context/domain'
import { references, releases } from '#purchasing/references'

export default {
  uses: ['catalog', 'inventory', 'accounting', 'parties', 'tax'],
  tables: ['purchase_orders', 'purchase_order_lines', 'purchase_receipts', 'supplier_payments'],
  firstNumbers: { purchase_orders: 'firstPurchaseOrderNumber' },
  routes: () => import('#purchasing/routes'),
  refusals: () => import('#purchasing/refusals'),
  tools: () => import('#purchasing/tools'),
  events: () => import('#purchasing/events'),
  exports: () => import('#purchasing/exports'),
  descriptions: () => import('#purchasing/descriptions'),
  imports: [() => import('#purchasing/orders/purchase_orders_import')],
  invariants: () => import('#purchasing/invariants'),
  references,
  releases,
} satisfies Domain
