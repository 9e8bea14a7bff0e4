import { record } from '#core/audit/audit'
import { Current } from '#core/context/current'
import { todayIn } from '#core/calendar/days'
import { deferNumbers } from '#core/numbering/number_series'
import type { InputOf } from '#core/endpoints/operations'
import { invalid } from '#core/errors/refusal'
import { conceptOf } from '#accounting/concepts'
import { credit, debit, mustBeOpen, post } from '#accounting/ledger'
import { lockGoods, type Goods, type LockedProduct, type Movement } from '#inventory/stock'
import type { createMovement } from '#inventory/validators/movement'

type Input = InputOf<typeof createMovement>

/**
 * A manual movement today with its posting; a transfer has none. 409 INSUFFICIENT_STOCK below zero,
 * 422 for a missing product or warehouse, 409 PERIOD_CLOSED except for transfers. `locked` are the
 * goods of a batch.
 */
export async function moveStock(input: Input, locked?: Goods): Promise<Movement> {
  const warehouseIds = [input.warehouseId, input.fromWarehouseId ?? input.warehouseId]
  const goods = locked ?? (await lockGoods([input.productId], warehouseIds))
  const movement = move(goods, input)

  await postMovement(movement, goods)
  await goods.settle()
  record({
    action: 'stock_movement.created',
    entity: 'stock_movement',
    entityId: movement.id,
    after: written(movement),
  })
  return movement
}

/** `fromWarehouseId` has no meaning for IN and OUT, but must exist. */
function move(
  goods: Goods,
  { type, productId, warehouseId, fromWarehouseId, quantity, reason, unitCost }: Input
): Movement {
  const product = goods.product(productId)
  if (!product || (product.isDeleted && !isLeft(product, type)))
    throw invalid('productId', 'NOT_FOUND', 'There is no such product')

  if (fromWarehouseId && !goods.hasWarehouse(fromWarehouseId))
    throw invalid('fromWarehouseId', 'NOT_FOUND', 'There is no such warehouse')

  const what = { productId, warehouseId, quantity, reason }
  if (type === 'TRANSFER')
    return goods.transfer({ ...what, fromWarehouseId: fromWarehouseId! }).movement
  if (type === 'OUT') return goods.takeOut(what).movement
  return goods.takeIn({ ...what, unitCost: unitCost ?? product.costPrice }).movement
}

/** Deleted goods that returned or are short may be moved until none is left. */
const isLeft = ({ holding: { quantity } }: LockedProduct, type: Input['type']) =>
  type === 'IN' ? quantity.lt(0) : quantity.gt(0)

/**
 * Adjustments are gain or loss. A correction of goods sold before they came in is an entry of its
 * own.
 */
async function postMovement({ id, type, productId, cost, correction }: Movement, goods: Goods) {
  if (type === 'TRANSFER') return
  await mustBeOpen(todayIn(Current.tenant.timezone))
  if (cost.eq(0)) return

  const { sku } = goods.product(productId)!
  const lines =
    type === 'IN'
      ? [debit('inventory', cost), credit('stock_adjustment', cost)]
      : [debit('stock_adjustment', cost), credit('inventory', cost)]
  if (correction.eq(0)) await deferNumbers('journal_entries')
  await post({
    type: 'MANUAL',
    concept: type === 'IN' ? conceptOf('stock_in', { sku }) : conceptOf('stock_out', { sku }),
    reference: id,
    lines,
  })
}

function written({
  type,
  productId,
  warehouseId,
  fromWarehouseId,
  quantity,
  reason,
  unitCost,
  cost,
}: Movement) {
  return {
    type,
    productId,
    warehouseId,
    fromWarehouseId,
    quantity,
    reason,
    unitCost,
    cost,
    createdBy: Current.actor.id,
  }
}
