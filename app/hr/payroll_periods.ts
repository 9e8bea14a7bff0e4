/**
 * Months whose payroll is approved take no more leave and absences. Whoever changes what a month is paid by holds its
 * row shared until the commit; the approval holds it alone, so that neither passes the other.
 */
import { Current } from '#core/current'
import { execute, rows } from '#core/database'
import { conflict } from '#core/refusals'
import { insertInto } from '#core/sql'

/** 409 PERIOD_CLOSED when the payroll of a month is approved in which a day `from`..`to` lies (both `YYYY-MM-DD`, inclusive), on the field that says the first of them or the last. Needs a transaction. */
export async function mustBeOpenFor(from: string, to: string = from, [first, last = first]: readonly string[] = []) {
  const months = monthsOf(from, to)
  noteMonths(months)
  const found = await rows('SELECT period, status FROM payroll_periods WHERE tenant_id = ? AND period BETWEEN ? AND ? ORDER BY period LOCK IN SHARE MODE', [Current.tenantId, months[0], months.at(-1)])

  const locked = found.find(({ status }) => status === 'LOCKED')
  if (locked) throw conflict('PERIOD_CLOSED', `The payroll of ${locked.period} is approved`, { field: locked.period === months[0] ? first : last, period: locked.period })
}

/** A month is written down before it can be held: whoever starts its payroll does so, too. */
export function noteMonths(months: readonly string[]) {
  Current.unit!.defer(insertInto('payroll_periods', months.map((period) => ({ tenant_id: Current.tenantId, period, status: 'OPEN' }))).replace('INSERT', 'INSERT IGNORE'))
}

/** 409 IN_USE when the payroll of a month is approved that paid by something of these days; `to` is null while it lasts. Needs a transaction. */
export async function mustNotBePaid(from: string, to: string | null) {
  const found = await rows('SELECT period, status FROM payroll_periods WHERE tenant_id = ? AND period BETWEEN ? AND ? ORDER BY period LOCK IN SHARE MODE', [Current.tenantId, from.slice(0, 7), to?.slice(0, 7) ?? '9999-12'])

  const locked = found.find(({ status }) => status === 'LOCKED')
  if (locked) throw conflict('IN_USE', `The payroll of ${locked.period} has paid by this`)
}

/** The payroll of a month (`YYYY-MM`) is approved. Waits for what is being changed in it; look at what was changed after this. */
export const lockPeriod = (period: string) => write(period, 'LOCKED')

/** The approval is taken back: the month can be changed again. */
export const openPeriod = (period: string) => write(period, 'OPEN')

async function write(period: string, status: 'OPEN' | 'LOCKED') {
  await execute(`${insertInto('payroll_periods', [{ tenant_id: Current.tenantId, period, status }])} ON DUPLICATE KEY UPDATE status = VALUES(status)`)
}

/** `2026-11` and all months after it up to the one of `to`. */
function monthsOf(from: string, to: string): string[] {
  const [first, last] = [from, to].map((day) => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1)
  return Array.from({ length: last - first + 1 }, (_, index) => {
    const month = first + index
    return `${String(Math.floor(month / 12)).padStart(4, '0')}-${String((month % 12) + 1).padStart(2, '0')}`
  })
}
