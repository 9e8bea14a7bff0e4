/**
 * Closing and reopening of periods. The ledger's lock waits for running postings; later ones see
 * the new day.
 */
import { clock } from '#core/primitives/clock'
import { Current } from '#core/context/current'
import { execute } from '#core/database/query'
import { addDays, FIRST_DAY } from '#core/calendar/days'
import { conflict } from '#core/errors/refusal'
import { lockLedger } from '#accounting/ledger/lock_ledger'
import FiscalPeriod from '#accounting/models/fiscal_period'

/** Closes through that day (`YYYY-MM-DD`). 409 PERIOD_CLOSED when it is closed already. */
export async function closePeriod(through: string): Promise<FiscalPeriod> {
  const closed = await lockLedger()
  if (closed && through <= closed)
    throw conflict('PERIOD_CLOSED', `The books are closed through ${closed} already`, {
      field: 'through',
      closedThrough: closed,
    })

  await closeThrough(through)
  return FiscalPeriod.create({
    from: closed && addDays(closed, 1),
    through,
    status: 'CLOSED',
    closedAt: clock.now().toISOString(),
    reopenedAt: null,
  })
}

/**
 * Reopens from `from`, or the last closed period; earlier days stay closed. 409 PERIOD_OPEN when
 * nothing of that is closed.
 */
export async function reopenPeriod(from: string | null): Promise<FiscalPeriod> {
  const closed = await lockLedger()
  if (!closed || (from && from > closed))
    throw conflict(
      'PERIOD_OPEN',
      closed ? `The books are closed through ${closed}, not after it` : 'No period is closed',
      { field: from ? 'from' : undefined }
    )

  const periods = await FiscalPeriod.query()
    .where('status', 'CLOSED')
    .orderBy('through', 'desc')
    .forUpdate()
  const touched = from ? periods.filter(({ through }) => through >= from) : periods.slice(0, 1)
  for (const period of touched) await reopen(period, from)

  const first = touched.at(-1)!
  await closeThrough(
    from && beginsBefore(first, from) ? addDays(from, -1) : first.from && addDays(first.from, -1)
  )
  return first
}

/** The first period has no begin. */
const beginsBefore = (period: FiscalPeriod, day: string) => (period.from ?? FIRST_DAY) < day

async function reopen(period: FiscalPeriod, from: string | null) {
  const now = clock.now().toISOString()
  if (from && beginsBefore(period, from)) {
    await FiscalPeriod.create({
      from: period.from,
      through: addDays(from, -1),
      status: 'CLOSED',
      closedAt: period.closedAt,
      reopenedAt: null,
    })
    period.from = from
  }
  await period.merge({ status: 'REOPENED', reopenedAt: now }).save()
}

const closeThrough = (day: string | null) =>
  execute('UPDATE ledgers SET closed_through = ?, version = version + 1 WHERE tenant_id = ?', [
    day,
    Current.tenantId,
  ])
