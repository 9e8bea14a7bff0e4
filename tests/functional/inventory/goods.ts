/** Goods for tests, and what the books say about them. */
import { type Assert } from '@japa/assert'
import { rows } from '#core/database/query'
import type { Api } from '#tests/api'
import { unique, type Company } from '#tests/company'

export async function aProduct(api: Api, more: Record<string, unknown> = {}) {
  return (
    await api.post('/products', {
      sku: unique('SKU'),
      name: 'Taladro',
      costPrice: 100,
      sellingPrice: 150,
      ...more,
    })
  ).body
}

export async function aWarehouse(api: Api, more: Record<string, unknown> = {}) {
  return (await api.post('/warehouses', { name: unique('Bodega'), ...more })).body
}

/** A movement by hand; IN for an adjustment unless told otherwise. */
export const move = (api: Api, more: Record<string, unknown>, headers?: Record<string, string>) =>
  api.post('/stock-movements', { type: 'IN', reason: 'ADJUSTMENT', ...more }, headers)

/**
 * All that a movement touches, in one value: equal before and after means that nothing happened.
 */
export function booksOf({ as, tenant }: Company) {
  return as(async () => ({
    products: await rows(
      'SELECT id, stock, stock_value, average_cost, version FROM products WHERE tenant_id = ? ORDER BY id',
      [tenant.id]
    ),
    levels: await rows(
      'SELECT product_id, warehouse_id, quantity FROM stock_levels WHERE tenant_id = ? ORDER BY id',
      [tenant.id]
    ),
    movements: await rows('SELECT COUNT(*) AS count FROM stock_movements WHERE tenant_id = ?', [
      tenant.id,
    ]),
    entries: await rows('SELECT COUNT(*) AS count FROM journal_entries WHERE tenant_id = ?', [
      tenant.id,
    ]),
    numbers: await rows('SELECT name, last FROM number_series WHERE tenant_id = ? ORDER BY name', [
      tenant.id,
    ]),
    balances: await rows(
      'SELECT account_id, month, debit, credit FROM account_balances WHERE tenant_id = ? ORDER BY account_id, month',
      [tenant.id]
    ),
    orders: await rows(
      'SELECT id, status, received_total, paid_amount, version FROM purchase_orders WHERE tenant_id = ? ORDER BY id',
      [tenant.id]
    ),
    lines: await rows(
      'SELECT purchase_order_id, position, product_id, quantity, received_quantity FROM purchase_order_lines WHERE tenant_id = ? ORDER BY purchase_order_id, position',
      [tenant.id]
    ),
  }))
}

/** The balance of the account that plays a role, debit less credit. */
export function balanceOf({ as, tenant }: Company, role: string): Promise<number> {
  return as(async () => {
    const [row] = await rows(
      `SELECT COALESCE(SUM(l.debit - l.credit), 0) AS balance FROM account_roles r JOIN journal_lines l ON l.tenant_id = r.tenant_id AND l.account_id = r.account_id
        WHERE r.tenant_id = ? AND r.role = ?`,
      [tenant.id, role]
    )
    return Number(row.balance)
  })
}

/** Stock, movements and inventory account tell the same, to the cent. */
export async function assertStockTies(assert: Assert, company: Company) {
  const { as, tenant } = company
  const [{ value }] = await as(() =>
    rows('SELECT COALESCE(SUM(stock_value), 0) AS value FROM products WHERE tenant_id = ?', [
      tenant.id,
    ])
  )
  assert.equal(
    await balanceOf(company, 'inventory'),
    Number(value),
    'the inventory account is the value of the stock'
  )

  const byMovements = await as(() =>
    rows(
      `SELECT p.id, p.stock, p.stock_value,
              (SELECT COALESCE(SUM(CASE m.type WHEN 'IN' THEN m.quantity WHEN 'OUT' THEN -m.quantity ELSE 0 END), 0) FROM stock_movements m WHERE m.tenant_id = p.tenant_id AND m.product_id = p.id) AS moved,
              (SELECT COALESCE(SUM(m.value_change), 0) FROM stock_movements m WHERE m.tenant_id = p.tenant_id AND m.product_id = p.id) AS value_moved,
              (SELECT COALESCE(SUM(s.quantity), 0) FROM stock_levels s WHERE s.tenant_id = p.tenant_id AND s.product_id = p.id) AS levels
         FROM products p WHERE p.tenant_id = ?`,
      [tenant.id]
    )
  )
  for (const { stock, stock_value, moved, value_moved, levels } of byMovements) {
    assert.deepEqual(
      [Number(moved), Number(levels), Number(value_moved)],
      [Number(stock), Number(stock), Number(stock_value)]
    )
  }
}
