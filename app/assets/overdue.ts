/** Overdue assets, each announced once per expected day. */
import { clock } from '#core/primitives/clock'
import { sqlInstant } from '#core/database/columns'
import { Current } from '#core/context/current'
import { execute, rows } from '#core/database/query'
import { pastCondition } from '#core/calendar/due_dates'
import { announce } from '#core/jobs/outbox'
import { transaction } from '#core/database/transaction/transaction'

const AT_ONCE = 200

/** Announces `asset.overdue` in the current tenant; a new day or holder allows another. */
export async function announceOverdue(signal: AbortSignal) {
  while (!signal.aborted && (await announceSome()) === AT_ONCE);
}

/** The row locks keep several workers from announcing twice. */
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
