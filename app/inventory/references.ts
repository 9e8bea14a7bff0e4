/** References to other records, which keep them from deletion or change. */
import type { Reference } from '#core/context/domain'

export const references: readonly Reference[] = [
  {
    to: 'warehouses',
    sql: 'SELECT id FROM stock_levels WHERE tenant_id = ? AND warehouse_id = ? AND quantity <> 0 LIMIT 1',
    message: 'There are goods in this warehouse',
  },
  {
    to: 'warehouses',
    sql: 'SELECT id FROM warehouses WHERE tenant_id = ? AND parent_warehouse_id = ? AND live = 1 LIMIT 1',
    message: 'There are warehouses within this one',
  },
  {
    to: 'products',
    sql: 'SELECT id FROM stock_levels WHERE tenant_id = ? AND product_id = ? AND quantity <> 0 LIMIT 1',
    message: 'There is stock of this product in warehouses, above and below zero',
  },
  {
    to: 'products',
    keeps: 'goods',
    sql: 'SELECT id FROM stock_movements WHERE tenant_id = ? AND product_id = ? LIMIT 1',
  },
]
