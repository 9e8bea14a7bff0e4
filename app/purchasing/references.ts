/** References to other records, which keep them from deletion or change. */
import type { Reference, Release } from '#core/context/domain'
import { referencesOfBills } from '#purchasing/bills/references'

export const references: readonly Reference[] = [
  ...referencesOfBills,
  {
    to: 'warehouses',
    sql: "SELECT id FROM purchase_orders WHERE tenant_id = ? AND warehouse_id = ? AND live = 1 AND status IN ('DRAFT', 'ORDERED', 'PARTIALLY_RECEIVED') LIMIT 1",
    message: 'There are open purchase orders for this warehouse',
  },
  {
    to: 'products',
    sql: `SELECT o.id FROM purchase_order_lines l JOIN purchase_orders o ON o.tenant_id = l.tenant_id AND o.id = l.purchase_order_id
      WHERE l.tenant_id = ? AND l.product_id = ? AND o.live = 1 AND o.status IN ('DRAFT', 'ORDERED', 'PARTIALLY_RECEIVED') LIMIT 1`,
    message: 'This product is on open purchase orders',
  },
  {
    to: 'products',
    keeps: 'service',
    sql: 'SELECT l.product_id FROM purchase_order_lines l WHERE l.tenant_id = ? AND l.product_id = ? AND l.received_quantity > 0 LIMIT 1',
  },
  {
    to: 'suppliers',
    sql: 'SELECT id FROM supplier_payments WHERE tenant_id = ? AND supplier_id = ? LIMIT 1',
    message: 'There are payments to this supplier',
  },
  {
    to: 'cost_centers',
    sql: `SELECT l.purchase_order_id
       FROM purchase_order_lines l
       WHERE l.tenant_id = ? AND l.cost_center_id = ?
       LIMIT 1`,
    message: 'This cost centre is on purchase orders',
  },
  {
    to: 'taxes',
    sql: `SELECT o.id
       FROM purchase_orders o
       JOIN purchase_order_lines l ON l.tenant_id = o.tenant_id AND l.purchase_order_id = o.id
       WHERE o.tenant_id = ? AND o.live = 1 AND o.status IN ('DRAFT', 'ORDERED', 'PARTIALLY_RECEIVED')
         AND INSTR(l.taxes, ?) > 0
       LIMIT 1`,
    message: 'Open purchase orders have this tax: set it to inactive instead',
  },
  {
    to: 'ledgers',
    keeps: 'receiptPosting',
    sql: `SELECT l.purchase_order_id FROM purchase_order_lines l
           WHERE l.tenant_id = ?
             AND (l.received_quantity <> l.matched_quantity OR l.billed_quantity <> l.matched_quantity)
           LIMIT 1`,
    message:
      'Something was received and is not billed, or was billed and is not here: bill it first',
  },
  {
    to: 'tenants',
    keeps: 'currency',
    sql: 'SELECT id FROM purchase_orders WHERE tenant_id = ? AND live = 1 LIMIT 1',
  },
]

/** Deleted orders do not keep their supplier. */
export const releases: readonly Release[] = [
  {
    to: 'suppliers',
    sql: 'UPDATE purchase_orders SET supplier_id = NULL WHERE tenant_id = ? AND supplier_id = ? AND live IS NULL',
  },
]
