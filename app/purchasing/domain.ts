import type { Domain } from '#core/context/domain'
import { references, releases } from '#purchasing/references'

export default {
  uses: [
    'catalog',
    'inventory',
    'accounting',
    'parties',
    'tax',
    'terms',
    'documents',
    'document_mails',
  ],
  tables: [
    'purchase_orders',
    'purchase_order_lines',
    'purchase_receipts',
    'supplier_payments',
    'supplier_allocations',
    'supplier_credit_notes',
    'supplier_credit_note_lines',
    'supplier_refunds',
    'bills',
    'bill_lines',
  ],
  firstNumbers: { purchase_orders: 'firstPurchaseOrderNumber' },
  routes: () => import('#purchasing/routes'),
  refusals: () => import('#purchasing/refusals'),
  tools: () => import('#purchasing/tools'),
  events: () => import('#purchasing/events'),
  exports: () => import('#purchasing/exports'),
  descriptions: () => import('#purchasing/descriptions'),
  imports: [
    () => import('#purchasing/orders/purchase_orders_import'),
    () => import('#purchasing/importing/bills_import'),
    () => import('#purchasing/importing/supplier_payments_import'),
  ],
  invariants: () => import('#purchasing/invariants'),
  jobs: () => import('#purchasing/jobs'),
  references,
  releases,
} satisfies Domain
