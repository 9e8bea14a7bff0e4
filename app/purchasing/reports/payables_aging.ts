/** Payables for received goods, as of any day. */
import Big from 'big.js'
import { Current } from '#core/context/current'
import { atOneMoment, selects, type Statement, type DatabaseRow } from '#core/database/query'
import { daysBetween, todayIn } from '#core/calendar/days'
import { sum, zero } from '#core/primitives/decimal'
import { dayFilter, described } from '#core/input/query_fields'
import { cell, report } from '#core/endpoints/report'

const AGES = ['current', 'days1To30', 'days31To60', 'days61To90', 'over90'] as const

type Age = (typeof AGES)[number]
type Of = { supplierId: string | null; supplierName: string | null }
type Receipt = Of & { receivedOn: string; open: Big }
/** `beyond` are returns and payments in excess of receipts, `since` their last day. */
type Order = Of & { receipts: Receipt[]; beyond: Big; since: string }

/**
 * Orders have no due date, so the receipt's day counts. Returns reduce the newest earlier receipts,
 * payments settle the oldest; the excess is owed by the supplier.
 */
export const payablesAging = report({
  name: 'payables-aging',
  summary: 'Aging of payables',
  query: { asOf: described('The day at whose end it stood so; today by default.', dayFilter()) },
  head: { asOf: cell.day, currency: cell.text },
  columns: {
    supplierId: { type: ['string', 'null'], format: 'uuid' },
    supplierName: { type: ['string', 'null'] },
    ...Object.fromEntries(AGES.map((age) => [age, cell.amount])),
    total: cell.amount,
  },

  async read({ asOf = todayIn(Current.tenant.timezone) }) {
    const receipts = await openReceipts(asOf)
    const bySupplier = [...Map.groupBy(receipts, ({ supplierId }) => supplierId).values()]

    const lines = bySupplier.map((ofSupplier) => ({
      supplierId: ofSupplier[0].supplierId,
      supplierName: ofSupplier[0].supplierName,
      ...amountsOf(ofSupplier, asOf),
    }))
    lines.sort((a, b) => (a.supplierName ?? '').localeCompare(b.supplierName ?? ''))
    return {
      asOf,
      currency: Current.tenant.currency,
      rows: lines,
      totals: amountsOf(receipts, asOf),
    }
  },
})

function amountsOf(receipts: readonly Receipt[], asOf: string) {
  const of = (age: Age) =>
    sum(
      receipts.filter(({ receivedOn }) => ageOf(receivedOn, asOf) === age).map(({ open }) => open)
    )
  const ages = Object.fromEntries(AGES.map((age) => [age, of(age)])) as Record<Age, Big>
  return { ...ages, total: sum(receipts.map(({ open }) => open)) }
}

function ageOf(receivedOn: string, asOf: string): Age {
  const days = daysBetween(receivedOn, asOf)
  return AGES[Math.min(Math.ceil(Math.max(days, 0) / 30), 4)]
}

/** Open receipts at the end of that day; negative amounts are owed by the supplier. */
async function openReceipts(asOf: string): Promise<Receipt[]> {
  const { tenantId } = Current
  const withSupplier = (columns: string, table: string, condition: string) =>
    `SELECT x.purchase_order_id AS orderId, o.supplier_id AS supplierId, s.name AS supplierName, ${columns} FROM ${table} x
       JOIN purchase_orders o ON o.tenant_id = x.tenant_id AND o.id = x.purchase_order_id
       LEFT JOIN suppliers s ON s.tenant_id = o.tenant_id AND s.id = o.supplier_id
      WHERE x.tenant_id = ? AND ${condition}`
  const both: Statement[] = [
    [
      `${withSupplier('x.received_on AS day, x.type, x.total - x.withheld_total AS amount', 'purchase_receipts', 'x.received_on <= ?')}
         ORDER BY x.id`,
      [tenantId, asOf],
    ],
    [
      `${withSupplier("MAX(x.payment_date) AS day, 'PAYMENT' AS type, SUM(x.amount + x.withheld_total) AS amount", 'supplier_payments', 'x.payment_date <= ? AND (x.voided_on IS NULL OR x.voided_on > ?)')}
         GROUP BY x.purchase_order_id, o.supplier_id, s.name`,
      [tenantId, asOf, asOf],
    ],
  ]
  const all = (await atOneMoment(() => selects(both))).flat()
  const orders = [...Map.groupBy(all, ({ orderId }) => orderId as string).values()].map(orderOf)
  return orders
    .flatMap(({ receipts, beyond, since, ...of }) => [
      ...receipts,
      { ...of, receivedOn: since, open: beyond.neg() },
    ])
    .filter(({ open }) => !open.eq(0))
}

/**
 * Receipts and returns in order of time (days may be reversed by a change of zone), then payments.
 */
function orderOf(rows: readonly DatabaseRow[]): Order {
  const { supplierId, supplierName } = rows[0]
  const order: Order = { supplierId, supplierName, receipts: [], beyond: zero, since: '' }

  for (const { day, type, amount } of rows) {
    if (type === 'RECEIPT')
      order.receipts.push({ supplierId, supplierName, receivedOn: day, open: new Big(amount) })
    else
      order.beyond = order.beyond.plus(
        type === 'RETURN'
          ? settle(order.receipts.toReversed(), new Big(amount).neg())
          : settle(order.receipts, new Big(amount))
      )
    if (day > order.since) order.since = day
  }
  return order
}

/** Reduces receipts in order by an amount; returns the rest. */
function settle(receipts: readonly Receipt[], amount: Big): Big {
  let left = amount
  for (const receipt of receipts) {
    const part = left.lt(receipt.open) ? left : receipt.open
    receipt.open = receipt.open.minus(part)
    left = left.minus(part)
  }
  return left
}
