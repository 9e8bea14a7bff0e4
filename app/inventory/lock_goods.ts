/** Locks goods until the transaction ends, and reads what moving them needs. */
import Big from 'big.js'
import { Current } from '#core/current'
import { selects, type Statement } from '#core/database'
import { BY_ID } from '#core/sql'
import type { UnitOfWork } from '#core/transaction'
import { feedLedger, ledgerReads } from '#accounting/ledger'
import { defaultWarehouse } from '#inventory/default_warehouse'
import { Goods, type LockedProduct } from '#inventory/goods'

/** The goods of transactions that move many, locked at once. */
const held = new WeakMap<UnitOfWork, Goods>()

/**
 * For many sales or movements in one transaction: from here on `lockGoods` gives these goods to each, and `settle()` waits. Answers what
 * writes down what happened to all.
 */
export function holdGoods(goods: Goods): () => Promise<void> {
  goods.isHeld = true
  held.set(Current.unit!, goods)
  return () => goods.write()
}

/** Locks the products until the transaction ends and reads their levels in these warehouses, or in all, and what a posting needs, in one packet. Creates nothing. */
export async function lockGoods(productIds: readonly string[], warehouseIds?: readonly string[]): Promise<Goods> {
  const goods = Current.unit && held.get(Current.unit)
  if (goods) return goods

  const [ledger, products, warehouses, levels] = await selects([ledgerReads(), ...lockingGoods(productIds, warehouseIds)])
  feedLedger(ledger)
  return goodsOf([products, warehouses, levels])
}

/** The three statements of `lockGoods`, for a packet with other reads; `goodsOf` takes their rows. */
export const lockingGoods = (productIds: readonly string[], warehouseIds?: readonly string[]): Statement[] => [...lockingPlaces(productIds, warehouseIds), levelsStatement(productIds, warehouseIds)]

/**
 * The first two: the products, and behind them the warehouses, as everybody locks them. Without warehouses: all there are, since which
 * one is the default may change until it is locked.
 */
export function lockingPlaces(productIds: readonly string[], warehouseIds?: readonly string[]): Statement[] {
  const { tenantId } = Current

  return [
    [
      `SELECT id, sku, name, unit_of_measure, is_service, is_active, live, cost_price, selling_price, tax_rate, min_stock, stock, stock_value, average_cost FROM products ${BY_ID} WHERE tenant_id = ? AND id IN (?) ORDER BY id FOR UPDATE`,
      [tenantId, idsIn(productIds)],
    ],
    warehouseIds ? ['SELECT id FROM warehouses WHERE tenant_id = ? AND live = 1 AND id IN (?) ORDER BY id LOCK IN SHARE MODE', [tenantId, idsIn(warehouseIds)]] : defaultWarehouse(),
  ]
}

/** The third: what lies where. */
export const levelsStatement = (productIds: readonly string[], warehouseIds?: readonly string[]): Statement => [
  `SELECT id, product_id, warehouse_id, quantity FROM stock_levels FORCE INDEX (stock_levels__product_id__unique) WHERE tenant_id = ? AND product_id IN (?)${warehouseIds ? ' AND warehouse_id IN (?)' : ''}`,
  [Current.tenantId, idsIn(productIds), ...(warehouseIds ? [idsIn(warehouseIds)] : [])],
]

export function goodsOf([products, warehouses, levels]: Record<string, any>[][]): Goods {
  return new Goods(products.map(productOf), warehouses, levels)
}

/** Ids once each and in order; an empty list asks for nothing. */
function idsIn(ids: readonly string[]) {
  const sorted = [...new Set(ids)].sort()
  return sorted.length ? sorted : ['']
}

function productOf(row: Record<string, any>): LockedProduct {
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
    holding: { quantity: new Big(row.stock), value: new Big(row.stock_value), average: new Big(row.average_cost) },
  }
}
