/** Stock by warehouse, receipts, and assets, seats and quantities that are counted. */
import { cents } from '../model.js'
import { add, compare, type Checking } from './checking.js'

export async function checkStock(checking: Checking) {
  const { company, report, rows } = checking
  const { model } = company
  const stock = new Map<string, number>()
  const at = (product: string, warehouse: string) => `${product} ${warehouse}`

  for (const { type, product, warehouse, from, quantity } of model.movements) {
    add(stock, at(product, warehouse), type === 'OUT' ? -quantity : quantity)
    if (from) add(stock, at(product, from), -quantity)
  }
  for (const { isVoid, lines, warehouse, returned } of model.invoices)
    for (const { product, quantity } of isVoid ? [] : lines)
      if (!model.services.includes(product))
        add(stock, at(product, warehouse), (returned[product] ?? 0) - quantity)

  const received = await rows(
    `SELECT o.id, o.warehouse_id AS warehouse, l.product_id AS product, l.received_quantity AS received, l.quantity
     FROM purchase_orders o JOIN purchase_order_lines l ON l.tenant_id = o.tenant_id AND l.purchase_order_id = o.id
     WHERE o.tenant_id = ?`
  )
  const orders = new Map(model.orders.map((one) => [one.id, one]))
  for (const row of received) {
    const [got, order] = [cents(row.received), orders.get(row.id)]
    report.check(got >= 0 && got <= cents(row.quantity), 'more is received than ordered', row)
    if (order && !order.isUnsure)
      report.check(got === (order.received[row.product] ?? 0), 'a receipt differs', row)
    report.check(!order?.isCancelled || got === 0, 'a cancelled order is received', row)
    add(stock, at(row.product, row.warehouse), got)
  }

  const levels = await rows(
    'SELECT product_id AS product, warehouse_id AS warehouse, quantity FROM stock_levels WHERE tenant_id = ?'
  )
  const real = new Map(
    levels.map(({ product, warehouse, quantity }) => [at(product, warehouse), cents(quantity)])
  )
  compare(checking, 'stock differs', stock, real)
  if (!company.allowsNegativeStock)
    report.check(
      [...real.values()].every((quantity) => quantity >= 0),
      'stock is negative',
      { company: company.number }
    )
}

export async function checkCounts(checking: Checking) {
  const { company, report, rows } = checking
  const { model } = company
  const figures = async (table: string, column: string) =>
    new Map(
      (await rows(`SELECT id, ${column} AS many FROM ${table} WHERE tenant_id = ?`)).map(
        ({ id, many }) => [id, Number(many)]
      )
    )
  const tables: [what: string, model: [string, number][], real: Map<string, number>][] = [
    [
      'seats',
      model.licenses.map(({ id, taken }) => [id, taken]),
      await figures('licenses', 'taken'),
    ],
    [
      'accessories',
      model.accessories.map(({ id, out }) => [id, out]),
      await figures('accessories', 'assigned'),
    ],
    [
      'consumables',
      model.consumables.map(({ id, delivered }) => [id, delivered]),
      await figures('consumables', 'delivered'),
    ],
    [
      'assets that are assigned',
      model.assets.map(({ id, assigned, returned }) => [id, assigned - returned]),
      await figures('assets', 'assigned_to_id IS NOT NULL'),
    ],
  ]
  for (const [what, expected, real] of tables)
    compare(checking, `${what} differ`, new Map(expected), real)

  const comments = await rows(
    'SELECT ticket_id AS id, COUNT(*) AS many FROM ticket_comments WHERE tenant_id = ? GROUP BY ticket_id'
  )
  compare(
    checking,
    'comments differ',
    new Map(model.tickets.map(({ id, comments: many }) => [id, many])),
    new Map(comments.map(({ id, many }) => [id, many]))
  )
  const overlapping = await rows(
    `SELECT a.id, b.id AS other FROM time_off_requests a JOIN time_off_requests b
     ON a.tenant_id = b.tenant_id AND a.employee_id = b.employee_id AND a.id < b.id
     AND a.start_date <= b.end_date AND b.start_date <= a.end_date
     WHERE a.tenant_id = ? AND a.status IN ('REQUESTED', 'APPROVED') AND b.status IN ('REQUESTED', 'APPROVED')`
  )
  report.check(!overlapping.length, 'time off overlaps', overlapping.slice(0, 3))
}
