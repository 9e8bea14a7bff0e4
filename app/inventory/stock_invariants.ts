/** What must always be true of stock: each with its two sides, and what breaks it. */
import { Current } from '#core/current'
import { selects } from '#core/database'

type Found = { left: number; right: number; broken: Record<string, unknown>[] }

/** At most so many of the records that break a rule are named. */
const MOST_NAMED = 100

const MOVED = "CASE m.type WHEN 'OUT' THEN -m.quantity ELSE m.quantity END"

/** The inventory account is the value of the stock. Named are the products whose value is not what their movements made it. */
export async function inventoryIsValued(): Promise<Found> {
  const { tenantId } = Current
  const [[account], [valuation], broken] = await selects([
    [
      `SELECT COALESCE(SUM(b.debit - b.credit), 0) AS balance FROM account_roles r JOIN account_balances b ON b.tenant_id = r.tenant_id AND b.account_id = r.account_id
        WHERE r.tenant_id = ? AND r.role = 'inventory'`,
      [tenantId],
    ],
    ['SELECT COALESCE(SUM(stock_value), 0) AS value FROM products WHERE tenant_id = ?', [tenantId]],
    [
      `SELECT p.id, p.sku, p.stock_value AS value, COALESCE(m.value, 0) AS moved FROM products p
         LEFT JOIN (SELECT product_id, tenant_id, SUM(value_change) AS value FROM stock_movements WHERE tenant_id = ? GROUP BY tenant_id, product_id) m ON m.tenant_id = p.tenant_id AND m.product_id = p.id
        WHERE p.tenant_id = ? AND p.stock_value <> COALESCE(m.value, 0) LIMIT ${MOST_NAMED}`,
      [tenantId, tenantId],
    ],
  ])
  return { left: Number(account.balance), right: Number(valuation.value), broken: broken.map(({ id, sku, value, moved }) => ({ productId: id, sku, value: Number(value), moved: Number(moved) })) }
}

/** What lies in the warehouses is what the movements brought there, place by place. */
export async function levelsAreMoved(): Promise<Found> {
  const { tenantId } = Current
  const both = `SELECT s.product_id, s.warehouse_id, s.quantity AS level, 0 AS moved FROM stock_levels s WHERE s.tenant_id = ?
      UNION ALL SELECT m.product_id, m.warehouse_id, 0, ${MOVED} FROM stock_movements m WHERE m.tenant_id = ?
      UNION ALL SELECT m.product_id, m.from_warehouse_id, 0, -m.quantity FROM stock_movements m WHERE m.tenant_id = ? AND m.type = 'TRANSFER'`

  const [[sums], broken] = await selects([
    [`SELECT COALESCE(SUM(level), 0) AS level, COALESCE(SUM(moved), 0) AS moved FROM (${both}) both_sides`, [tenantId, tenantId, tenantId]],
    [
      `SELECT product_id AS productId, warehouse_id AS warehouseId, SUM(level) AS quantity, SUM(moved) AS moved FROM (${both}) both_sides
        GROUP BY product_id, warehouse_id HAVING SUM(level) <> SUM(moved) LIMIT ${MOST_NAMED}`,
      [tenantId, tenantId, tenantId],
    ],
  ])
  return { left: Number(sums.level), right: Number(sums.moved), broken: broken.map(numbered) }
}

/** The stock of a product is what lies of it in all warehouses. */
export async function stockIsInLevels(): Promise<Found> {
  const { tenantId } = Current
  const levels = 'SELECT tenant_id, product_id, SUM(quantity) AS quantity FROM stock_levels WHERE tenant_id = ? GROUP BY tenant_id, product_id'
  const [[stock], [inLevels], broken] = await selects([
    ['SELECT COALESCE(SUM(stock), 0) AS quantity FROM products WHERE tenant_id = ?', [tenantId]],
    ['SELECT COALESCE(SUM(quantity), 0) AS quantity FROM stock_levels WHERE tenant_id = ?', [tenantId]],
    [
      `SELECT p.id AS productId, p.stock AS quantity, COALESCE(l.quantity, 0) AS moved FROM products p LEFT JOIN (${levels}) l ON l.tenant_id = p.tenant_id AND l.product_id = p.id
        WHERE p.tenant_id = ? AND p.stock <> COALESCE(l.quantity, 0) LIMIT ${MOST_NAMED}`,
      [tenantId, tenantId],
    ],
  ])
  return { left: Number(stock.quantity), right: Number(inLevels.quantity), broken: broken.map(({ productId, quantity, moved }) => ({ productId, stock: Number(quantity), inWarehouses: Number(moved) })) }
}

const numbered = ({ productId, warehouseId, quantity, moved }: Record<string, any>) => ({ productId, warehouseId, quantity: Number(quantity), moved: Number(moved) })
