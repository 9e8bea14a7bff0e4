/** Overdue assets: each is announced once for the day on which it was expected back. */
import { clock } from '#core/primitives/clock'
import { sqlInstant } from '#core/database/columns'
import { Current } from '#core/context/current'
import { execute, rows } from '#core/database/query'
import { pastCondition } from '#core/calendar/due_dates'
import { announce } from '#core/jobs/outbox'
import { transaction } from '#core/database/transaction/transaction'

const AT_ONCE = 200

/**
 * Announces `asset.overdue` for what became overdue in the current tenant since it was last looked
 * at; another day, or another holder, is another matter.
 */
export async function announceOverdue(signal: AbortSignal) {
  while (!signal.aborted && (await announceSome()) === AT_ONCE);
}

/** Once, however many workers look: whoever locks the rows first announces them. */
function announceSome(): Promise<number> {
  return transaction(async () => {
    const [isPast, ...days] = pastCondition('expected_checkin_date')
    const assets = await rows(
      `SELECT id FROM assets WHERE tenant_id = ? AND live = 1 AND ${isPast} AND overdue_announced_at IS NULL ORDER BY expected_checkin_date, id LIMIT ${AT_ONCE} FOR UPDATE`,
      [Current.tenantId, ...days]
    )
    if (!assets.length) return 0

    await execute('UPDATE assets SET overdue_announced_at = ? WHERE tenant_id = ? AND id IN (?)', [
      sqlInstant(clock.now()),
      Current.tenantId,
      assets.map(({ id }) => id),
    ])
    for (const { id } of assets) await announce('asset.overdue', { assetId: id })
    return assets.length
  })
}
