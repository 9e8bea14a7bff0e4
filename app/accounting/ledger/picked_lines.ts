/**
 * SQL for lines of an account in order, from a covering index. For callers without `payroll:read`,
 * payroll lines of a day are one row after the day's others, with entry `PAY_ENTRY` and line 0.
 */
import { seesPay } from '#core/resources/field_visibility'
import { Current } from '#core/context/current'
import type { Statement } from '#core/database/query'
import { PAY_ENTRY } from '#accounting/pay'

export type Range = {
  accountId: string
  from: string
  to: string
  limit: number
  descending: boolean
}

/** The last line of a page. */
export type Place = { day: string; entryId: string; line: number }

type Bound = readonly [sql: string, ...bindings: unknown[]]

const RANGE =
  'FROM journal_lines l WHERE l.tenant_id = ? AND l.account_id = ? AND l.entry_date BETWEEN ? AND ?'
const bindingsOf = ({ accountId, from, to }: Range) => [Current.tenantId, accountId, from, to]

/** ORDER BY; `l` is the alias of the lines. */
export const orderOf = ({ descending }: Range, l = 'l') =>
  `ORDER BY ${['entry_date', 'entry_id', 'line'].map((column) => `${l}.${column}${descending ? ' DESC' : ''}`).join(', ')}`

/** The number of rows in a range. */
export function countStatement(range: Range): Statement {
  const count = seesPay()
    ? 'COUNT(*)'
    : 'COALESCE(SUM(l.is_pay = 0), 0) + COUNT(DISTINCT CASE WHEN l.is_pay = 1 THEN l.entry_date END)'
  return [`SELECT ${count} AS total ${RANGE}`, bindingsOf(range)]
}

/**
 * `limit` rows after `place` as `entry_date, entry_id, line, debit, credit`. Payroll rows are
 * searched through `payThrough`.
 */
export function picked(
  range: Range,
  {
    place,
    most,
    offset = 0,
    payThrough,
  }: { place?: Place; most: number; offset?: number; payThrough?: string }
): Bound {
  if (seesPay()) return lines(range, place, '', `LIMIT ${most} OFFSET ${offset}`)

  const [others, ...ofOthers] = lines(range, place, 'AND l.is_pay = 0', `LIMIT ${most + offset}`)
  const [pay, ...ofPay] = daysOfPay(range, place, payThrough, `LIMIT ${most + offset}`)
  return [
    `SELECT u.entry_date, u.entry_id, u.line, u.debit, u.credit FROM ((${others}) UNION ALL (${pay})) u ${orderOf(range, 'u')} LIMIT ${most} OFFSET ${offset}`,
    ...ofOthers,
    ...ofPay,
  ]
}

/** The day of the last non-payroll line of the page: later payroll rows cannot be on it. */
export function lastDayStatement(range: Range, place: Place | undefined, most: number): Statement {
  const [sql, ...bindings] = lines(range, place, 'AND l.is_pay = 0', `LIMIT 1 OFFSET ${most - 1}`)
  return [sql, bindings]
}

/** Sums of the day of `place` up to its row, inclusive; exclusive in descending order. */
export function movedStatement(range: Range, { day, entryId, line }: Place): Statement {
  const upTo = range.descending ? '<' : '<='
  const [entry, place] = seesPay()
    ? ['l.entry_id', 'l.line']
    : [
        `CASE l.is_pay WHEN 1 THEN '${PAY_ENTRY}' ELSE l.entry_id END`,
        'CASE l.is_pay WHEN 1 THEN 0 ELSE l.line END',
      ]
  return [
    `SELECT SUM(l.debit - l.credit) AS net ${RANGE} AND l.entry_date = ? AND (${entry} < ? OR (${entry} = ? AND ${place} ${upTo} ?))`,
    [...bindingsOf(range), day, entryId, entryId, line],
  ]
}

function lines(range: Range, place: Place | undefined, which: string, limit: string): Bound {
  const [behind, ...at] = place ? furtherThan(place, range.descending ? '<' : '>') : ['']
  return [
    `SELECT l.entry_date, l.entry_id, l.line, l.debit, l.credit ${RANGE} ${which} ${behind} ${orderOf(range)} ${limit}`,
    ...bindingsOf(range),
    ...at,
  ]
}

function daysOfPay(
  range: Range,
  place: Place | undefined,
  through: string | undefined,
  limit: string
): Bound {
  const { descending } = range
  const isBehindOnItsDay =
    place && (descending ? PAY_ENTRY < place.entryId : PAY_ENTRY > place.entryId)
  const bounds: Bound[] = []
  if (place)
    bounds.push([
      `AND l.entry_date ${descending ? '<' : '>'}${isBehindOnItsDay ? '=' : ''} ?`,
      place.day,
    ])
  if (through) bounds.push([`AND l.entry_date ${descending ? '>=' : '<='} ?`, through])

  return [
    `SELECT l.entry_date, '${PAY_ENTRY}' AS entry_id, 0 AS line, SUM(l.debit) AS debit, SUM(l.credit) AS credit ${RANGE} AND l.is_pay = 1 ${bounds.map(([sql]) => sql).join(' ')}
       GROUP BY l.entry_date ORDER BY l.entry_date${descending ? ' DESC' : ''} ${limit}`,
    ...bindingsOf(range),
    ...bounds.flatMap(([, ...at]) => at),
  ]
}

const furtherThan = ({ day, entryId, line }: Place, than: '<' | '>'): Bound => [
  `AND l.entry_date ${than}= ? AND (l.entry_date ${than} ? OR l.entry_id ${than} ? OR (l.entry_id ` +
    `= ? AND l.line ${than} ?))`,
  ...[day, day, entryId, entryId, line],
]
