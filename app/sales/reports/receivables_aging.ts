/** Receivables by days overdue, as of any day. */
import Big from 'big.js'
import { Current } from '#core/context/current'
import { rows, type DatabaseRow, type Statement } from '#core/database/query'
import { todayIn } from '#core/calendar/days'
import { sum } from '#core/primitives/decimal'
import { stays, type Stay } from '#core/calendar/past_time_zones'
import { dayFilter, described } from '#core/input/query_fields'
import { cell, report } from '#core/endpoints/report'
import { agedInvoices } from '#sales/reports/aged_invoices'

const AGES = ['current', 'days1To30', 'days31To60', 'days61To90', 'over90'] as const

export const receivablesAging = report({
  name: 'receivables-aging',
  summary: 'Aging of receivables',
  query: { asOf: described('The day at whose end it stood so; today by default.', dayFilter()) },
  head: { asOf: cell.day, currency: cell.text },
  columns: {
    customerId: cell.id,
    customerName: cell.text,
    ...Object.fromEntries(AGES.map((age) => [age, cell.amount])),
    total: cell.amount,
  },

  async read({ asOf = todayIn(Current.tenant.timezone) }) {
    const found = await rows(...statement(asOf, await stays()))
    const lines = found.map(({ customerId, customerName, ...amounts }) => ({
      customerId,
      customerName,
      ...amountsIn(amounts),
    }))

    return { asOf, currency: Current.tenant.currency, rows: lines, totals: totalsOf(found) }
  },
})

const ageSums = AGES.map(
  (name, age) => `SUM(CASE o.age WHEN ${age} THEN o.open ELSE 0 END) AS ${name}`
)

function statement(asOf: string, zones: readonly Stay[]): Statement {
  const [aged, bindings] = agedInvoices(asOf, zones)
  return [
    `SELECT o.customer_id AS customerId, c.name AS customerName, ${ageSums.join(', ')}, SUM(o.open) AS total
       FROM (${aged}) o JOIN customers c ON c.tenant_id = ? AND c.id = o.customer_id
      GROUP BY o.customer_id, c.name ORDER BY c.name, o.customer_id`,
    [...bindings, Current.tenantId],
  ]
}

const AMOUNTS = [...AGES, 'total']

const totalsOf = (found: readonly DatabaseRow[]) =>
  Object.fromEntries(AMOUNTS.map((key) => [key, sum(found.map((row) => new Big(row[key])))]))

const amountsIn = (amounts: DatabaseRow) =>
  Object.fromEntries(AMOUNTS.map((key) => [key, new Big(amounts[key])]))
