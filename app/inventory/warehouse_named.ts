import type { Reference } from '#core/resources/importable'
import Warehouse from '#inventory/models/warehouse'
import { createWarehouse } from '#inventory/validators/warehouse'

/** A reference of import rows to a warehouse, in this column. */
export const warehouseNamed = (column: string): Reference => ({
  column,
  model: Warehouse,
  by: 'name',
  create: createWarehouse,
  scope: 'inventory:write',
  created: { event: 'warehouse.created', id: 'warehouseId' },
})
