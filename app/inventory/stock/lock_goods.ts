/** Locks goods until the transaction ends, and reads their stock. */
import Big from 'big.js'
import { Current } from '#core/context/current'
import { selects, type Statement, type DatabaseRow } from '#core/database/query'
import { BY_ID, type Row } from '#core/database/sql'
import { beforeSending, undoable } from '#core/database/transaction/writes'
import { feedLedger, ledgerReads } from '#accounting/ledger'
import { Goods } from '#inventory/stock/goods'
import type { LockedProduct } from '#inventory/stock/locked_stock'
import { askedWarehouses, lockedWarehouses } from '#inventory/warehouses/known_warehouses'

/**
 * Defers `settle()` for many sales in one transaction. The returned function writes for all; after
 * a rollback to a savepoint it writes nothing.
 */
export function batchGoods(goods: Goods): () => Promise<void> {
  goods.isBatched = true
  let isOpen = true
  undoable(() => (isOpen = false))
  beforeSending(() => isOpen && goods.writeMovements())
  return async () => {
    isOpen = false
    await goods.write()
  }
}

/**
 * Locks products, and reads their levels in these warehouses, or all, and the ledger, in one batch.
 */
export async function lockGoods(
  productIds: readonly string[],
  warehouseIds?: readonly string[]
): Promise<Goods> {
  const [ledger, found, warehouses] = await selects([
    ledgerReads(),
    ...lockingGoods(productIds, warehouseIds),
  ])
  feedLedger(ledger)
  return goodsOf(found, await lockedWarehouses(warehouses, warehouseIds && idsIn(warehouseIds)))
}

/**
 * The statements of `lockGoods` for a batch: products with levels, then the warehouses unless they
 * are cached.
 */
export function lockingGoods(
  productIds: readonly string[],
  warehouseIds?: readonly string[]
): Statement[] {
  const places = warehouseIds && idsIn(warehouseIds)

  return [
    [
      `SELECT p.id, p.sku, p.name, p.unit_of_measure, p.is_service, p.is_active, p.live, p.cost_price, p.selling_price, p.tax_rate, p.taxes, p.price_includes_tax, p.min_stock, p.stock, p.stock_value, p.average_cost, l.id AS level_id, l.warehouse_id, l.quantity` +
        ` FROM products p ${BY_ID} LEFT JOIN stock_levels l FORCE INDEX (stock_levels__product_id__unique) ON l.tenant_id = p.tenant_id AND l.product_id = p.id${places ? ' AND l.warehouse_id IN (?)' : ''}` +
        ' WHERE p.tenant_id = ? AND p.id IN (?) ORDER BY p.id FOR UPDATE',
      [...(places ? [places] : []), Current.tenantId, idsIn(productIds)],
    ],
    ...askedWarehouses(),
  ]
}

/** Goods from the rows of `lockingGoods`: one row per level, or one. */
export function goodsOf(found: readonly DatabaseRow[], warehouses: readonly Row[]): Goods {
  const products = new Map<string, LockedProduct>()
  for (const row of found) if (!products.has(row.id)) products.set(row.id, productOf(row))

  return new Goods(
    products,
    warehouses,
    found.filter(({ level_id: levelId }) => levelId !== null)
  )
}

/** Unique ids in order, for one lock order. */
function idsIn(ids: readonly string[]) {
  const sorted = [...new Set(ids)].sort()
  return sorted.length ? sorted : ['']
}

function productOf(row: DatabaseRow): LockedProduct {
  return {
    id: row.id,
    sku: row.sku,
    name: row.name,
    unitOfMeasure: row.unit_of_measure,
    isService: Boolean(row.is_service),
    isActive: Boolean(row.is_active),
    isDeleted: row.live === null,
    costPrice: new Big(row.cost_price),
    sellingPrice: new Big(row.selling_price),
    taxRate: new Big(row.tax_rate),
    minStock: new Big(row.min_stock),
    holding: {
      quantity: new Big(row.stock),
      value: new Big(row.stock_value),
      average: new Big(row.average_cost),
    },
  }
}
