/** Writes movements, levels, products, corrections, and announces low stock. */
import type Big from 'big.js'
import { clock } from '#core/primitives/clock'
import { sqlInstant } from '#core/database/columns'
import { Current } from '#core/context/current'
import { announce, isListenedTo } from '#core/jobs/outbox'
import { updateEach } from '#core/database/sql'
import { defer, dryRunEffect, countRows, deferInsert } from '#core/database/transaction/writes'
import { conceptOf } from '#accounting/concepts'
import { credit, debit, post } from '#accounting/ledger'
import type { Holding } from '#inventory/stock/holding'
import type { Level, LockedProduct, Movement } from '#inventory/stock/locked_stock'

type Written = {
  movements: readonly Movement[]
  levels: readonly Level[]
  products: readonly LockedProduct[]
  before: ReadonlyMap<string, Holding>
}

/** Bulk work sends movements together with their documents. */
export function writeMovements(movements: readonly Movement[]) {
  if (!movements.length) return
  deferInsert('stock_movements', movements.map(movementRow))
  countRows('stock_movements', movements.length)
}

/** Writes levels, products, effects and events of written movements. */
export async function writeDown({ movements, levels, products, before }: Written) {
  if (!movements.length) return
  const now = sqlInstant(clock.now())!

  const skus = new Map(products.map(({ id, sku }) => [id, sku]))
  for (const movement of movements)
    if (!movement.correction.eq(0)) await postCorrection(movement, skus.get(movement.productId)!)

  const added = levels.filter((level) => level.before === null).length
  if (levels.length)
    deferInsert(
      'stock_levels',
      levels.map((level) => levelRow(level, now)),
      'quantity = quantity + VALUES(quantity), version = version + 1, updated_at = VALUES(updated_at)'
    )
  if (added) countRows('stock_levels', added)

  const isSameAverage = products.every(({ id, holding }) =>
    holding.average.eq(before.get(id)!.average)
  )
  const holdings = products.map(({ id, holding: { quantity, value, average } }) => ({
    id,
    values: {
      stock: quantity,
      stock_value: value,
      ...(!isSameAverage && { average_cost: average }),
    },
  }))
  for (const [sql, bindings] of updateEach('products', Current.tenantId, holdings, [
    ', updated_at = ?',
    [now],
  ]))
    defer(sql, bindings)
  countRows('products', 0)

  for (const movement of movements)
    dryRunEffect('stock', null, {
      facts: effectOf(movement, skus.get(movement.productId)!),
      needs: { stock: 'inventory:read' },
    })
  if (isListenedTo('stock.moved'))
    for (const { id } of movements) await announce('stock.moved', { stockMovementId: id })
  for (const product of products) await tellIfLow(product, before.get(product.id)!)
}

async function postCorrection({ id, correction }: Movement, sku: string) {
  const [from, to, amount] = correction.gt(0)
    ? (['inventory', 'cost_of_sales', correction] as const)
    : (['cost_of_sales', 'inventory', correction.neg()] as const)

  await post({
    type: 'MANUAL',
    concept: conceptOf('cost_corrected', { sku }),
    reference: id,
    lines: [debit(to, amount), credit(from, amount)],
  })
}

/** Announced once, when stock falls below the minimum. */
async function tellIfLow(
  { id, isActive, isDeleted, minStock, holding }: LockedProduct,
  before: Holding
) {
  if (!isActive || isDeleted || before.quantity.lt(minStock) || holding.quantity.gte(minStock))
    return
  await announce('stock.low', {
    productId: id,
    stock: holding.quantity.toNumber(),
    minStock: minStock.toNumber(),
  })
}

const text = (value: Big) => value.toFixed()

function movementRow({
  id,
  type,
  productId,
  warehouseId,
  fromWarehouseId,
  reason,
  quantity,
  unitCost,
  cost,
  valueChange,
  quantityAfter,
  reference,
  createdAt,
}: Movement) {
  return {
    tenant_id: Current.tenantId,
    id,
    product_id: productId,
    warehouse_id: warehouseId,
    from_warehouse_id: fromWarehouseId,
    type,
    reason,
    quantity: text(quantity),
    unit_cost: text(unitCost),
    cost: text(cost),
    value_change: text(valueChange),
    quantity_after: text(quantityAfter),
    reference,
    created_by: Current.actor.id,
    version: 1,
    created_at: sqlInstant(createdAt),
    updated_at: sqlInstant(createdAt),
  }
}

/** The change of a level, which the statement adds to the stored quantity. */
function levelRow({ id, productId, warehouseId, before, quantity }: Level, now: string) {
  return {
    tenant_id: Current.tenantId,
    id,
    product_id: productId,
    warehouse_id: warehouseId,
    quantity: text(before ? quantity.minus(before) : quantity),
    version: 1,
    created_at: now,
    updated_at: now,
  }
}

function effectOf(
  { type, productId, warehouseId, fromWarehouseId, quantity, quantityAfter, cost }: Movement,
  sku: string
) {
  const change = type === 'OUT' ? quantity.neg() : quantity
  return {
    type,
    productId,
    sku,
    warehouseId,
    ...(fromWarehouseId && { fromWarehouseId }),
    change: change.toNumber(),
    quantityAfter: quantityAfter.toNumber(),
    cost: cost.toNumber(),
  }
}
