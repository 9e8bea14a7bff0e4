/** Ranges whose last day is near, each announced once. */
import { addDays, todayIn } from '#core/calendar/days'
import { clock } from '#core/primitives/clock'
import { sqlInstant } from '#core/database/columns'
import { Current } from '#core/context/current'
import { execute, rows } from '#core/database/query'
import { announce } from '#core/jobs/outbox'
import { transaction } from '#core/database/transaction/transaction'
import { ENDING_DAYS, lastEndingDay } from '#numbering/ranges/ending'

/** Days by which zones differ, with room. */
const ZONES = 2

/** Internal ids of companies with a range that may be near its last day. */
export function companiesWithEndingRanges(): Promise<number[]> {
  const soon = addDays(clock.now().toISOString().slice(0, 10), ENDING_DAYS + ZONES)
  return Current.acrossTenants('find numbering ranges that end soon', async () =>
    (
      await rows<{ id: number }>(
        `SELECT DISTINCT tenant_id AS id
           FROM numbering_ranges
           WHERE active = 1 AND days_ending_at IS NULL AND valid_until <= ?`,
        [soon]
      )
    ).map(({ id }) => id)
  )
}

/** Announces `numbering_range.ending` with the reason DAYS in the current tenant. */
export function announceEndingRanges(): Promise<void> {
  return transaction(async () => {
    const { tenantId } = Current
    const ranges = await rows<{ id: string }>(
      'SELECT id FROM numbering_ranges WHERE tenant_id = ? AND active = 1 AND days_ending_at IS ' +
        'NULL AND valid_until BETWEEN ? AND ? AND next_number <= `to` ORDER BY id FOR UPDATE',
      [tenantId, todayIn(Current.tenant.timezone), lastEndingDay()]
    )
    if (!ranges.length) return

    await execute(
      'UPDATE numbering_ranges SET days_ending_at = ? WHERE tenant_id = ? AND id IN (?)',
      [sqlInstant(clock.now()), tenantId, ranges.map(({ id }) => id)]
    )
    for (const { id } of ranges)
      await announce('numbering_range.ending', { numberingRangeId: id, reason: 'DAYS' })
  })
}
