/** Warehouses within warehouses, never in a ring. */
import { Current } from '#core/context/current'
import { rows } from '#core/database/query'
import { invalid } from '#core/errors/refusal'

/**
 * For who changes more than one, or what depends on others: all are locked until the transaction
 * ends, in the order in which sales hold them, and before a single one is.
 */
export const lockWarehouses = () =>
  rows(
    'SELECT id, parent_warehouse_id FROM warehouses WHERE tenant_id = ? AND live = 1 ORDER BY id FOR UPDATE',
    [Current.tenantId]
  )

/**
 * Refuses a parent that is not there, or that lies within `id`: of two that are put into each other
 * at once, the second sees the first.
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
