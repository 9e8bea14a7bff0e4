/** Invariants of stock, each one statement and so one snapshot. */
import Big from 'big.js'
import { Current } from '#core/context/current'
import { selects, type DatabaseRow } from '#core/database/query'
import { defineInvariant, type Outcome } from '#accounting/integrity'

export default function defineStockInvariants() {
  defineInvariant('inventory account = valuation', inventoryIsValued)
  defineInvariant('stock in warehouses = movements', levelsAreMoved)
  defineInvariant('stock of products = stock in warehouses', stockIsInLevels)
}

/** Limit of named broken records. */
const MOST_NAMED = 100

const MOVED = "CASE m.type WHEN 'OUT' THEN -m.quantity ELSE m.quantity END"

/**
 * The inventory account equals the stock's value. Names products whose value differs from their
 * movements.
 */
async function inventoryIsValued(): Promise<Outcome> {
  const { tenantId } = Current
  const [[sides], broken] = await selects([
    [
      `SELECT (SELECT COALESCE(SUM(b.debit - b.credit), 0) FROM account_roles r JOIN account_balances b ON b.tenant_id = r.tenant_id AND b.account_id = r.account_id
                WHERE r.tenant_id = ? AND r.role = 'inventory') AS balance,
              (SELECT COALESCE(SUM(stock_value), 0) FROM products WHERE tenant_id = ?) AS value`,
      [tenantId, tenantId],
    ],
    [
      `SELECT p.id, p.sku, p.stock_value AS value, COALESCE(m.value, 0) AS moved FROM products p
         LEFT JOIN (SELECT product_id, tenant_id, SUM(value_change) AS value FROM stock_movements WHERE tenant_id = ? GROUP BY tenant_id, product_id) m ON m.tenant_id = p.tenant_id AND m.product_id = p.id
        WHERE p.tenant_id = ? AND p.stock_value <> COALESCE(m.value, 0) LIMIT ${MOST_NAMED}`,
      [tenantId, tenantId],
    ],
  ])
  return {
    left: new Big(sides.balance),
    right: new Big(sides.value),
    broken: broken.map(({ id, sku, value, moved }) => ({
      productId: id,
      sku,
      value: Number(value),
      moved: Number(moved),
    })),
  }
}

/** Each warehouse's stock equals its movements. */
async function levelsAreMoved(): Promise<Outcome> {
  const { tenantId } = Current
  const both = `SELECT s.product_id, s.warehouse_id, s.quantity AS level, 0 AS moved FROM stock_levels s WHERE s.tenant_id = ?
      UNION ALL SELECT m.product_id, m.warehouse_id, 0, ${MOVED} FROM stock_movements m WHERE m.tenant_id = ?
      UNION ALL SELECT m.product_id, m.from_warehouse_id, 0, -m.quantity FROM stock_movements m WHERE m.tenant_id = ? AND m.type = 'TRANSFER'`

  const [[sums], broken] = await selects([
    [
      `SELECT COALESCE(SUM(level), 0) AS level, COALESCE(SUM(moved), 0) AS moved FROM (${both}) both_sides`,
      [tenantId, tenantId, tenantId],
    ],
    [
      `SELECT product_id AS productId, warehouse_id AS warehouseId, SUM(level) AS quantity, SUM(moved) AS moved FROM (${both}) both_sides
        GROUP BY product_id, warehouse_id HAVING SUM(level) <> SUM(moved) LIMIT ${MOST_NAMED}`,
      [tenantId, tenantId, tenantId],
    ],
  ])
  return { left: new Big(sums.level), right: new Big(sums.moved), broken: broken.map(numbered) }
}

/** A product's stock equals its levels in all warehouses. */
async function stockIsInLevels(): Promise<Outcome> {
  const { tenantId } = Current
  const levels =
    'SELECT tenant_id, product_id, SUM(quantity) AS quantity FROM stock_levels WHERE tenant_id = ? GROUP BY tenant_id, product_id'
  const [[sides], broken] = await selects([
    [
      'SELECT (SELECT COALESCE(SUM(stock), 0) FROM products WHERE tenant_id = ?) AS stock, (SELECT COALESCE(SUM(quantity), 0) FROM stock_levels WHERE tenant_id = ?) AS levels',
      [tenantId, tenantId],
    ],
    [
      `SELECT p.id AS productId, p.stock AS quantity, COALESCE(l.quantity, 0) AS moved FROM products p LEFT JOIN (${levels}) l ON l.tenant_id = p.tenant_id AND l.product_id = p.id
        WHERE p.tenant_id = ? AND p.stock <> COALESCE(l.quantity, 0) LIMIT ${MOST_NAMED}`,
      [tenantId, tenantId],
    ],
  ])
  return {
    left: new Big(sides.stock),
    right: new Big(sides.levels),
    broken: broken.map(({ productId, quantity, moved }) => ({
      productId,
      stock: Number(quantity),
      inWarehouses: Number(moved),
    })),
  }
}

const numbered = ({ productId, warehouseId, quantity, moved }: DatabaseRow) => ({
  productId,
  warehouseId,
  quantity: Number(quantity),
  moved: Number(moved),
})
