/** Open bills at the end of a day, from the due days of their instalments on. */
import Big from 'big.js'
import { smaller } from '#core/primitives/decimal'
import { addDays, dayWithin, startOfDay } from '#core/calendar/days'
import type { Stay } from '#core/calendar/past_time_zones'
import { jsonOf, sqlInstant } from '#core/database/columns'
import { Current } from '#core/context/current'
import type { DatabaseRow, Statement } from '#core/database/query'
import type { Aged } from '#purchasing/reports/aged'
import { CREDITED, OPEN } from '#purchasing/reports/bills_as_of'

/** The index covers bills without payment terms, and finds the others that have not changed since. */
const COVERED = 'FORCE INDEX (bills__balance__id)'

/** Days from the end of each age to the day of the report. */
const ENDS = [0, -30, -60, -90]

/** The sum of an age needs one of its due days, whichever. */
const AGE = `CASE ${ENDS.map((_, age) => `WHEN b.due_date >= ? THEN ${age}`).join(' ')} ELSE ${ENDS.length} END`

/**
 * Bills that have not changed since have their present balance: those without terms come from the covering
 * index alone, summed by supplier and age, the others each with its instalments. For bills that changed
 * later, the balance of that day is computed.
 */
export function openBillsStatement(asOf: string, zones: readonly Stay[]): Statement {
  const { tenantId } = Current
  const changed = sqlInstant(
    zones.map(({ timezone }) => startOfDay(dayWithin(asOf, 1), timezone)).sort()[0]
  )
  const unchanged =
    'b.tenant_id = ? AND b.balance <> 0 AND b.updated_at < ? AND b.posting_date <= ? AND ' +
    'b.payment_terms_id IS'
  const since = [tenantId, changed, asOf]
  return [
    `SELECT x.supplierId, s.name AS supplierName, x.dueDate, x.installments, x.credited, x.open
       FROM (SELECT b.supplier_id AS supplierId, ${AGE} AS age, MAX(b.due_date) AS dueDate,
               NULL AS installments, 0 AS credited, SUM(b.balance) AS open
               FROM bills b ${COVERED} WHERE ${unchanged} NULL GROUP BY b.supplier_id, age
             UNION ALL
             SELECT b.supplier_id, NULL, b.due_date, b.installments, b.credited_amount, b.balance
               FROM bills b ${COVERED} WHERE ${unchanged} NOT NULL
             UNION ALL
             SELECT b.supplier_id, NULL, b.due_date, b.installments, ${CREDITED}, ${OPEN}
               FROM bills b
              WHERE b.tenant_id = ? AND b.posted_at IS NOT NULL AND b.posting_date <= ?
                AND (b.voided_on IS NULL OR b.voided_on > ?) AND b.updated_at >= ?) x
       JOIN suppliers s ON s.tenant_id = ? AND s.id = x.supplierId
      WHERE x.open <> 0`,
    [
      ...[...ENDS.map((days) => addDays(asOf, days)), ...since, ...since],
      ...[...Array(10).fill(asOf), tenantId, asOf, asOf, changed],
      tenantId,
    ],
  ]
}

/** The open part of each instalment: credits lower the last ones first, money settles the oldest first. */
export function openParts(row: DatabaseRow): Aged[] {
  const { supplierId, supplierName, dueDate } = row
  const of = (since: string, open: Big): Aged => ({
    ...{ supplierId, supplierName, since, open, isUnbilled: false },
  })
  const [open, credited] = [new Big(row.open), new Big(row.credited)]
  if (open.lt(0)) return [of(dueDate, open)]
  const kept = (jsonOf(row.installments ?? null) ?? []) as { dueDate: string; amount: string }[]
  let [left, off] = [open, credited]
  const parts = kept.toReversed().flatMap(({ dueDate: since, amount }) => {
    const gone = smaller(off, new Big(amount))
    off = off.minus(gone)
    const part = smaller(left, new Big(amount).minus(gone))
    left = left.minus(part)
    return part.gt(0) ? [of(since, part)] : []
  })
  return left.eq(0) ? parts : [...parts, of(dueDate, left)]
}
