/**
 * Records that servers of the previous release made during an upgrade: they link no third parties.
 * The sweep links those, for a few days after the upgrade. Remove this with the next release.
 */
import { Current } from '#core/context/current'
import { clock } from '#core/primitives/clock'
import { sqlInstant } from '#core/database/columns'
import { rows } from '#core/database/query'
import { adoptRecords } from '#parties/adoption/adopt'

const UPGRADE_MS = 3 * 86_400_000

/** Returns how many records it linked. */
export function adoptLateRecords(signal: AbortSignal): Promise<number> {
  return Current.acrossTenants('third parties of records of the previous release', async () => {
    const after = sqlInstant(new Date(clock.now().getTime() - UPGRADE_MS))
    // The migration that adds the column: the one that fills it ends after records were added.
    const [upgrade] = await rows<{ at: string }>(
      `SELECT DATE_FORMAT(migration_time - INTERVAL 5 MINUTE, '%Y-%m-%d %H:%i:%s') AS at
         FROM adonis_schema
         WHERE name LIKE '%/0325\\_%' AND migration_time >= ?`,
      [after]
    )
    return upgrade ? adoptRecords({ keepsWrong: false, since: upgrade.at, signal }) : 0
  })
}
