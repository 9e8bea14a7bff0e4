/**
 * Months with approved payroll, closed to changes of pay until their run is reversed. Changes
 * share-lock one row of the company that approvals lock, so that neither overtakes the other.
 */
import { Current } from '#core/context/current'
import { execute, selects } from '#core/database/query'
import { conflict } from '#core/errors/refusal'
import { insertInto } from '#core/database/sql'
import { defer } from '#core/database/transaction/writes'

/** Stands for all months of a company, future ones too. */
const ALL = '0000-00'

/**
 * 409 PERIOD_CLOSED if a day `from`..`to` (inclusive, null without end) lies in an approved month.
 * The error is on the first field for the month of `from`, else on the last. Needs a transaction.
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

/** Closes a month (`YYYY-MM`) once changes of pay in progress end: read their data afterwards. */
export async function lockPeriod(period: string) {
  await write(ALL, 'OPEN')
  await write(period, 'LOCKED')
}

/** Opens a month again after a reversal. */
export const openPeriod = (period: string) => write(period, 'OPEN')

async function write(period: string, status: 'OPEN' | 'LOCKED') {
  await execute(
    `${insertInto('payroll_periods', [{ tenant_id: Current.tenantId, period, status }])} ON DUPLICATE KEY UPDATE status = VALUES(status)`
  )
}

const monthOf = (day: string) => day.slice(0, 7)
