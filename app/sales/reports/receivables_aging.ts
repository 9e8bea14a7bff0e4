/** Receivables by days overdue, as of any day. */
import Big from 'big.js'
import { sqlInstant } from '#core/database/columns'
import { Current } from '#core/context/current'
import { rows, type DatabaseRow } from '#core/database/query'
import { addDays, startOfDay, todayIn } from '#core/calendar/days'
import { sum } from '#core/primitives/decimal'
import { stays, zoneAtEndOf, type Stay } from '#core/calendar/past_time_zones'
import { dayFilter, described } from '#core/input/query_fields'
import { cell, report } from '#core/endpoints/report'

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

/**
 * The open amount at the end of a day, by entries. The index is named, because the server would
 * scan the account for each invoice.
 */
const POSTED = `COALESCE((SELECT SUM(l.debit - l.credit) FROM journal_entries e FORCE INDEX (journal_entries__reference)
      STRAIGHT_JOIN journal_lines l FORCE INDEX (PRIMARY) ON l.tenant_id = e.tenant_id AND l.entry_id = e.id
      STRAIGHT_JOIN account_roles r ON r.tenant_id = l.tenant_id AND r.account_id = l.account_id AND r.role = 'receivable'
     WHERE e.tenant_id = i.tenant_id AND e.reference = i.id AND e.entry_date <= ?), 0)`

/** The customer at the end of a day: the first one left after it, else the present one. */
const OWED_BY = `COALESCE((SELECT m.from_customer_id FROM invoice_moves m WHERE m.tenant_id = i.tenant_id AND m.invoice_id = i.id AND m.moved_on > ? ORDER BY m.moved_on LIMIT 1), i.customer_id)`

/** The due date at the end of a day: the value before the next change, else the present one. */
const DUE = `COALESCE((SELECT d.due_before FROM invoice_due_changes d WHERE d.tenant_id = i.tenant_id AND d.invoice_id = i.id AND d.changed_at >= ? ORDER BY d.changed_at LIMIT 1), i.due_date)`

/** LIMIT of a subquery, which makes MySQL materialize it once. */
const ALL = '18446744073709551615'

/**
 * Open amounts at that day: changed invoices by their entries, payments and credit notes, others by
 * their present balance.
 */
function statement(asOf: string, zones: readonly Stay[]) {
  const { tenantId } = Current
  const zone = zoneAtEndOf(asOf, zones)
  const after = sqlInstant(
    zones.map(({ timezone }) => startOfDay(addDays(asOf, 1), timezone)).sort()[0]
  )
  const dueFrom = (days: number) => sqlInstant(startOfDay(addDays(asOf, days), zone))
  const within = (from: string | null, below: string | null) =>
    `SUM(CASE WHEN ${[from && 'o.due_date >= ?', below && 'o.due_date < ?'].filter(Boolean).join(' AND ')} THEN o.open ELSE 0 END)`
  const [d0, d30, d60, d90] = [0, -30, -60, -90].map(dueFrom) as string[]

  // Dates are stored as 00:00 UTC, which is the day before in the west.
  const shift = d0 > asOf + ' 00:00' ? 12 : 0

  const open = `SELECT CASE WHEN i.updated_at < ? THEN i.customer_id ELSE ${OWED_BY} END AS customer_id, CASE WHEN i.updated_at < ? THEN i.due_date ELSE ${DUE} END AS due, CASE WHEN i.updated_at < ? THEN i.total - i.withheld_at_issue ELSE ${POSTED} END
      - COALESCE((SELECT SUM(p.amount + p.withheld_total) FROM payments p FORCE INDEX (payments__invoice_id__id) WHERE p.tenant_id = i.tenant_id AND p.invoice_id = i.id AND p.date <= ? AND (p.voided_on IS NULL OR p.voided_on > ?)), 0)
      - COALESCE((SELECT SUM(n.total - n.withheld_total) FROM credit_notes n FORCE INDEX (credit_notes__invoice_id__id) WHERE n.tenant_id = i.tenant_id AND n.invoice_id = i.id AND n.date <= ?), 0) AS open
    FROM invoices i WHERE i.tenant_id = ? AND i.number > 0 AND i.date <= ? AND (i.voided_at IS NULL OR i.voided_at >= ?) AND (i.balance <> 0 OR i.updated_at >= ?)`

  return [
    `SELECT o.customer_id AS customerId, c.name AS customerName, ${within(d0, null)} AS current, ${within(d30, d0)} AS days1To30, ${within(d60, d30)} AS days31To60, ${within(d90, d60)} AS days61To90, ${within(null, d90)} AS over90, SUM(o.open) AS total
       FROM (SELECT x.customer_id, x.open, TIMESTAMPADD(HOUR, CASE WHEN TIME_TO_SEC(x.due) = 0 THEN ? ELSE 0 END, x.due) AS due_date FROM (${open} LIMIT ${ALL}) x) o JOIN customers c ON c.tenant_id = ? AND c.id = o.customer_id
      WHERE o.open <> 0 GROUP BY o.customer_id, c.name ORDER BY c.name, o.customer_id`,
    [
      d0,
      d30,
      d0,
      d60,
      d30,
      d90,
      d60,
      d90,
      shift,
      after,
      asOf,
      after,
      dueFrom(1),
      after,
      asOf,
      asOf,
      asOf,
      asOf,
      tenantId,
      asOf,
      after,
      after,
      tenantId,
    ],
  ] as const
}

const AMOUNTS = [...AGES, 'total']

const totalsOf = (found: readonly DatabaseRow[]) =>
  Object.fromEntries(AMOUNTS.map((key) => [key, sum(found.map((row) => new Big(row[key])))]))

const amountsIn = (amounts: DatabaseRow) =>
  Object.fromEntries(AMOUNTS.map((key) => [key, new Big(amounts[key])]))
