/** Open invoices at the end of a day by customer and age, in SQL. */
import { addDays, dayWithin, startOfDay } from '#core/calendar/days'
import { zoneAtEndOf, type Stay } from '#core/calendar/past_time_zones'
import { sqlInstant } from '#core/database/columns'
import type { Bindings } from '#core/database/connection'
import { Current } from '#core/context/current'
import { owedAt } from '#sales/reports/owed_at'
import { CHANGED_ROWS, DUE_OF_ROW, OPEN_OF_ROW, ROWS, UNCHANGED_ROWS } from '#sales/terms/aged_rows'

/** Days from the end of each age to the day of the report; all that is older is the last age. */
const ENDS = [0, -30, -60, -90]

/** The customer at the end of a day: the first one left after it, else the present one. */
const OWED_BY = `COALESCE((SELECT m.from_customer_id
     FROM invoice_moves m
    WHERE m.tenant_id = i.tenant_id AND m.invoice_id = i.id AND m.moved_on > ?
    ORDER BY m.moved_on LIMIT 1), i.customer_id)`

/** The due date at the end of a day: the value before the next change, else the present one. */
const DUE = `COALESCE((SELECT d.due_before
     FROM invoice_due_changes d
    WHERE d.tenant_id = i.tenant_id AND d.invoice_id = i.id AND d.changed_at >= ?
    ORDER BY d.changed_at LIMIT 1), i.due_date)`

/** LIMIT of a subquery, which makes MySQL materialize it once. */
const ALL = '18446744073709551615'

/**
 * Rows of `customer_id`, `age` from 0 and `open`. An invoice without later changes has its present
 * balance, read from the covering index alone. The balance of a changed one is computed by `owedAt`.
 * Instalments are aged each by its own day.
 */
export function agedInvoices(asOf: string, zones: readonly Stay[]): [string, Bindings] {
  const { tenantId } = Current
  const zone = zoneAtEndOf(asOf, zones)
  const endOf = sqlInstant(startOfDay(dayWithin(asOf, 1), zone))
  const changed = sqlInstant(
    zones.map(({ timezone }) => startOfDay(dayWithin(asOf, 1), timezone)).sort()[0]
  )
  const [ageOf, ages] = agesAt(asOf, zone)
  const [owed, owedBindings] = owedAt(asOf)
  const unchanged =
    'i.tenant_id = ? AND i.balance <> 0 AND i.updated_at < ? AND i.date <= ? AND i.payment_terms_id IS'
  const since = [tenantId, changed, asOf]

  return [
    `SELECT i.customer_id, ${ageOf('i.due_date')} AS age, SUM(i.balance) AS open
       FROM invoices i FORCE INDEX (invoices__balance__id) WHERE ${unchanged} NULL GROUP BY i.customer_id, age
     UNION ALL
     SELECT y.customer_id, ${ageOf('y.due')} AS age, y.open
       FROM (SELECT x.customer_id, ${DUE_OF_ROW} AS due, ${OPEN_OF_ROW} AS open
               FROM (SELECT i.customer_id, i.due_date AS due, i.balance AS open, ${UNCHANGED_ROWS}
                       FROM invoices i WHERE ${unchanged} NOT NULL
                     UNION ALL
                     SELECT ${OWED_BY} AS customer_id, ${DUE} AS due, ${owed} AS open, ${CHANGED_ROWS}
                       FROM invoices i
                      WHERE i.tenant_id = ? AND i.number > 0 AND i.date <= ?
                        AND (i.voided_at IS NULL OR i.voided_at >= ?) AND i.updated_at >= ?
                      LIMIT ${ALL}) x ${ROWS}) y
      WHERE y.open <> 0`,
    [
      ...[...ages, ...since, ...ages, ...since],
      ...[asOf, endOf, ...owedBindings, endOf, asOf],
      ...[tenantId, asOf, changed, changed],
      ...[tenantId, tenantId],
    ],
  ]
}

/** The age of a due date. One stored as 00:00 UTC is a day, also where its instant is the day before. */
function agesAt(asOf: string, zone: string): [ageOf: (due: string) => string, Bindings] {
  const ends = ENDS.map((days) => addDays(asOf, days))
  return [
    (due) =>
      `CASE ${ends.map((_, age) => `WHEN ${due} >= ? OR ${due} = ? THEN ${age}`).join(' ')} ELSE ${ends.length} END`,
    ends.flatMap((day) => [sqlInstant(startOfDay(day, zone)), `${day} 00:00:00`]),
  ]
}
