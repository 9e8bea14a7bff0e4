/**
 * Months whose payroll is approved: what they were paid by stays as it is until their run is
 * reversed. Each change of pay holds one row of its company shared until the commit, and the
 * approval of a run locks that row alone: neither passes the other.
 */
import { Current } from '#core/context/current'
import { execute, selects } from '#core/database/query'
import { conflict } from '#core/errors/refusal'
import { insertInto } from '#core/database/sql'
import { defer } from '#core/database/transaction/writes'

/** The row that stands for all months of a company, those to come included. */
const ALL = '0000-00'

/**
 * 409 PERIOD_CLOSED when the payroll of a month is approved in which a day `from`..`to` lies (both
 * `YYYY-MM-DD`, inclusive; `to` is null where there is no end). It is on the first field when the
 * month is that of `from`, else on the last. Needs a transaction.
 */
export async function mustBeOpenFor(
  from: string,
  to: string | null = from,
  [first, last = first]: readonly (string | undefined)[] = []
) {
  if (to !== null && to < from) return

  const { tenantId } = Current
  defer(
    insertInto('payroll_periods', [{ tenant_id: tenantId, period: ALL, status: 'OPEN' }]).replace(
      'INSERT',
      'INSERT IGNORE'
    )
  )
  const [, [locked]] = await selects([
    [
      'SELECT period FROM payroll_periods WHERE tenant_id = ? AND period = ? LOCK IN SHARE MODE',
      [tenantId, ALL],
    ],
    [
      "SELECT period FROM payroll_periods WHERE tenant_id = ? AND period BETWEEN ? AND ? AND status = 'LOCKED' ORDER BY period LIMIT 1",
      [tenantId, monthOf(from), to === null ? '9999-12' : monthOf(to)],
    ],
  ])
  if (!locked) return

  const message = `The payroll of ${locked.period} is approved, and what it was paid by stays as it is: reverse its run first (POST /payroll-runs/{id}/reverse)`
  throw conflict('PERIOD_CLOSED', message, {
    field: locked.period === monthOf(from) ? first : last,
    period: locked.period,
  })
}

/**
 * The payroll of a month (`YYYY-MM`) is approved. Waits for changes of pay that are under way; read
 * what they have changed after this.
 */
export async function lockPeriod(period: string) {
  await write(ALL, 'OPEN')
  await write(period, 'LOCKED')
}

/** The approval is taken back: the month can be changed again. */
export const openPeriod = (period: string) => write(period, 'OPEN')

async function write(period: string, status: 'OPEN' | 'LOCKED') {
  await execute(
    `${insertInto('payroll_periods', [{ tenant_id: Current.tenantId, period, status }])} ON DUPLICATE KEY UPDATE status = VALUES(status)`
  )
}

const monthOf = (day: string) => day.slice(0, 7)
