import { Current } from '#core/context/current'
import { defineList, instantRange, type Condition } from '#core/resources/list/list'
import { creates, lists, reads } from '#core/endpoints/operations'
import { choiceFilter, dayFilter, idFilter } from '#core/input/query_fields'
import { moveStock } from '#inventory/actions/move_stock'
import { movementTransformer } from '#inventory/transformers/movement_transformer'
import {
  MOVEMENT_REASONS,
  MOVEMENT_TYPES,
  createMovement,
  type NewMovement,
} from '#inventory/validators/movement'

export const movementList = defineList({
  record: movementTransformer,
  filters: {
    productId: idFilter(),
    warehouseId: idFilter(),
    type: choiceFilter(MOVEMENT_TYPES),
    reason: choiceFilter(MOVEMENT_REASONS),
    from: dayFilter(),
    to: dayFilter(),
  },
  where: {
    warehouseId: (id: string): Condition => [
      't.warehouse_id = ? OR t.from_warehouse_id = ?',
      id,
      id,
    ],
    ...instantRange('created_at'),
  },
})

/** Movements are immutable: another movement corrects them. */
export const stockMovements = {
  index: lists(movementList),
  show: reads(movementTransformer),

  store: creates(movementTransformer, createMovement, made, { isPlain: true }),
}

async function made(input: NewMovement) {
  const movement = await moveStock(input)
  return { ...movement, version: 1, createdBy: Current.actor.id, updatedAt: movement.createdAt }
}
