/** The tree of warehouses, without cycles. */
import { Current } from '#core/context/current'
import { rows } from '#core/database/query'
import { invalid } from '#core/errors/refusal'

/** Locks all warehouses in the order of sales, before any single one. */
export const lockWarehouses = () =>
  rows(
    'SELECT id, parent_warehouse_id FROM warehouses WHERE tenant_id = ? AND live = 1 ORDER BY id FOR UPDATE',
    [Current.tenantId]
  )

/**
 * 422 for a missing parent, or one within `id`. The lock orders two moves, so that the second sees
 * the first.
 */
export async function mustBeParent(parentId: string | null | undefined, id?: string) {
  if (!parentId) return

  const warehouses = await lockWarehouses()
  const parents = new Map<string, string | null>(
    warehouses.map((warehouse) => [warehouse.id, warehouse.parent_warehouse_id])
  )
  if (!parents.has(parentId))
    throw invalid('parentWarehouseId', 'NOT_FOUND', 'There is no such warehouse')

  for (let above: string | null | undefined = parentId; above; above = parents.get(above)) {
    if (above === id)
      throw invalid('parentWarehouseId', 'INVALID', 'A warehouse cannot lie within itself')
  }
}
