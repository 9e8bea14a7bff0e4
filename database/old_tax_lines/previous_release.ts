/**
 * Documents that servers of the previous release post during an upgrade: they write no tax lines.
 * The sweep completes those, for a few days after the upgrade. Remove this with the next release.
 */
import { clock } from '#core/primitives/clock'
import { Current } from '#core/context/current'
import { sqlInstant } from '#core/database/columns'
import { rows } from '#core/database/query'
import { fillTaxLines } from '#database/old_tax_lines/fill'
import { repairTaxLines } from '#database/old_tax_lines/repair'

const UPGRADE_MS = 3 * 86_400_000

/** Returns how many rows it wrote. */
export function completeTaxLines(signal?: AbortSignal): Promise<number> {
  return Current.acrossTenants('tax lines of the previous release', async () => {
    const after = sqlInstant(new Date(clock.now().getTime() - UPGRADE_MS))
    // The migration that makes the table, because filling it begins later.
    const [upgrade] = await rows<{ at: string }>(
      "SELECT DATE_FORMAT(migration_time - INTERVAL 5 MINUTE, '%Y-%m-%d %H:%i:%s') AS at FROM adonis_schema WHERE name LIKE '%/0321\\_%' AND migration_time >= ?",
      [after]
    )
    if (!upgrade) return 0

    for (const { id } of await rows('SELECT id FROM tenants WHERE id <> 1 ORDER BY id'))
      if (!signal?.aborted) await repairTaxLines(id, upgrade.at)
    return fillTaxLines({ since: upgrade.at, signal })
  })
}
