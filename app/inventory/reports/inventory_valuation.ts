/** The inventory valuation, as of any day. */
import Big from 'big.js'
import { sqlInstant } from '#core/database/columns'
import { Current } from '#core/context/current'
import { rows } from '#core/database/query'
import { endOfDay, todayIn } from '#core/calendar/days'
import { divided, sum } from '#core/primitives/decimal'
import { stays } from '#core/calendar/past_time_zones'
import { dayFilter, described } from '#core/input/query_fields'
import { cell, report } from '#core/endpoints/report'

export const inventoryValuation = report({
  name: 'inventory-valuation',
  summary: 'Inventory valuation',
  query: { asOf: described('The day at whose end it stood so; today by default.', dayFilter()) },
  head: { asOf: cell.day, currency: cell.text },
  columns: {
    productId: cell.id,
    sku: cell.text,
    name: cell.text,
    quantity: { type: 'number' },
    averageCost: { type: 'number' },
    value: cell.amount,
  },

  read: async ({ asOf = todayIn(Current.tenant.timezone) }) => ({
    asOf,
    currency: Current.tenant.currency,
    ...(await valuationOf(asOf)),
  }),
})

/** The value at the end of a day: the present value less later movements. */
async function valuationOf(asOf: string) {
  const { tenantId } = Current
  const { condition, bindings, first } = await movedAfter(asOf)
  const found = await rows(
    `SELECT p.id, p.sku, p.name, p.stock - COALESCE(m.quantity, 0) AS quantity, p.stock_value - COALESCE(m.value, 0) AS value
       FROM products p
       LEFT JOIN (
         SELECT tenant_id, product_id, SUM(CASE type WHEN 'IN' THEN quantity WHEN 'OUT' THEN -quantity ELSE 0 END) AS quantity, SUM(value_change) AS value
           FROM stock_movements WHERE tenant_id = ? AND id >= ? AND (${condition}) GROUP BY tenant_id, product_id
       ) m ON m.tenant_id = p.tenant_id AND m.product_id = p.id
      WHERE p.tenant_id = ? AND (p.stock <> 0 OR p.stock_value <> 0 OR m.product_id IS NOT NULL)
      ORDER BY p.sku, p.id`,
    [tenantId, firstIdAfter(first), ...bindings, tenantId]
  )

  const held = found
    .map(({ id, sku, name, quantity, value }) =>
      rowOf({ productId: id, sku, name, quantity: new Big(quantity), value: new Big(value) })
    )
    .filter(({ quantity, value }) => !quantity.eq(0) || !value.eq(0))
  return { rows: held, totals: { value: sum(held.map(({ value }) => value)) } }
}

/**
 * The condition for movements of later days in the company's zone of that time, and an instant
 * before all of them.
 */
async function movedAfter(day: string) {
  const later = (await stays())
    .map(({ timezone, from, until }) => ({ after: latest(endOfDay(day, timezone), from), until }))
    .filter(({ after, until }) => !until || after < until)

  return {
    condition: later
      .map(({ until }) => (until ? 'created_at > ? AND created_at <= ?' : 'created_at > ?'))
      .join(' OR '),
    bindings: later
      .flatMap(({ after, until }) => (until ? [after, until] : [after]))
      .map(sqlInstant),
    first: later.map(({ after }) => after).sort()[0],
  }
}

const latest = (end: string, from: string | null) => (from && from > end ? from : end)

function rowOf({
  quantity,
  value,
  ...product
}: {
  productId: string
  sku: string
  name: string
  quantity: Big
  value: Big
}) {
  const averageCost = quantity.eq(0) ? new Big(0) : divided(value, quantity, 4)
  return { ...product, quantity, averageCost, value }
}

/**
 * Ids begin with their time, so later movements are a range of the primary key; one second is
 * tolerated.
 */
function firstIdAfter(instant: string) {
  const hex = Math.max(0, Date.parse(instant) - 2_000)
    .toString(16)
    .padStart(12, '0')
  return `${hex.slice(0, 8)}-${hex.slice(8)}-7000-8000-000000000000`
}
