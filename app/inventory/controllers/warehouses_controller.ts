import { rows } from '#core/database/query'
import { defineList } from '#core/resources/list/list'
import {
  creates,
  deletes,
  lists,
  operation,
  readRecord,
  reads,
  updates,
  type Operation,
} from '#core/endpoints/operations'
import { announce } from '#core/jobs/outbox'
import { idFilter } from '#core/input/query_fields'
import { deferUpdate } from '#core/lucid/deferred_update'
import type { Row } from '#core/database/sql'
import { whenChanged } from '#core/jobs/announce_if_changed'
import { allWarehouses, defaultOf } from '#inventory/warehouses/default_warehouse'
import { stopMovements } from '#inventory/warehouses/known_warehouses'
import Warehouse from '#inventory/models/warehouse'
import { warehouseTransformer } from '#inventory/transformers/warehouse_transformer'
import { createWarehouse, updateWarehouse } from '#inventory/validators/warehouse'
import { lockWarehouses, mustBeParent } from '#inventory/warehouses/warehouse_tree'

export const warehouseList = defineList({
  record: warehouseTransformer,
  sorts: ['name', 'updatedAt'],
  search: 'name and location',
  filters: { parentWarehouseId: idFilter() },
})

export const warehouses = {
  index: lists(warehouseList),
  show: reads(warehouseTransformer),

  store: creates(warehouseTransformer, createWarehouse, async (input) => {
    await stopMovements()
    await mustBeParent(input.parentWarehouseId)
    if (input.isDefault) await forgetDefault(await rows(...allWarehouses()))
    const { id } = await Warehouse.create(input)
    await announce('warehouse.created', { warehouseId: id })
    return readRecord(warehouseTransformer, id)
  }),

  update: alone(
    updates(
      warehouseTransformer,
      Warehouse,
      updateWarehouse,
      async (warehouse, { isDefault, ...changes }) => {
        const { id } = warehouse
        await mustBeParent(changes.parentWarehouseId, id)
        const chosen = await choice(warehouse, isDefault)
        await whenChanged(
          warehouse,
          () => warehouse.merge({ ...changes, ...chosen }).save(),
          () => announce('warehouse.updated', { warehouseId: id })
        )
      }
    )
  ),

  destroy: alone(
    deletes(Warehouse, {
      check: async (warehouse) => {
        await leaveDefault(warehouse)
        await announce('warehouse.deleted', { warehouseId: warehouse.id })
      },
    })
  ),
}

/** Stops stock movements, and locks all warehouses in order, because a change may touch others. */
function alone(change: Operation): Operation {
  return operation(change.declaration, async (ctx) => {
    await stopMovements()
    await lockWarehouses()
    return change(ctx)
  })
}

/**
 * The change of the default. The present default, chosen or the oldest, is not chosen again, so
 * that a warehouse may be sent back unchanged.
 */
async function choice({ id, isDefault: isChosen }: Warehouse, isDefault: boolean | undefined) {
  if (isDefault === undefined) return {}

  const all = await rows(...allWarehouses())
  if (isDefault && defaultOf(all) === id) return {}
  if (isDefault) await forgetDefault(all)
  else if (isChosen && all[0].id !== id) await turn(all[0].id, true)
  return { isDefault }
}

/** At most one warehouse is chosen. */
async function forgetDefault(all: readonly Row[]) {
  const id = defaultOf(all)
  if (id) await turn(id, false)
}

/** Another becomes the default when this one is deleted. */
async function leaveDefault({ id }: Warehouse) {
  const all = await rows(...allWarehouses())
  const next = defaultOf(all.filter((one) => one.id !== id))
  if (next && defaultOf(all) === id) await turn(next, true)
}

/** Raises the version of a warehouse that becomes or stops being the default. */
async function turn(id: string, isDefault: boolean) {
  const warehouse = await Warehouse.findOrFail(id)
  deferUpdate(warehouse, isDefault ? {} : { isDefault }, 'updated', {
    before: { isDefault: !isDefault },
    after: { isDefault },
  })
  await announce('warehouse.updated', { warehouseId: id })
}
