/**
 * Payments that servers of the previous release record or void during an upgrade: they know no
 * allocations. The sweep completes those, for a few days after the upgrade. Remove this with the
 * next release.
 */
import { clock } from '#core/primitives/clock'
import { Current } from '#core/context/current'
import { sqlInstant } from '#core/database/columns'
import { execute, rows } from '#core/database/query'
import { fillAllocations } from '#database/old_payments/fill'
import { allocateSupplierPaymentsOf } from '#database/old_supplier_payments/allocate'

const UPGRADE_MS = 3 * 86_400_000

/** Payments that were voided without their allocations. */
const VOIDED = `UPDATE allocations a
    JOIN payments p ON p.tenant_id = a.tenant_id AND p.id = a.payment_id
     SET a.voided_on = GREATEST(p.voided_on, a.date), p.allocated_amount = 0, p.unallocated_amount = 0
   WHERE p.tenant_id = ? AND p.updated_at >= ? AND p.voided_on IS NOT NULL AND a.voided_on IS NULL`

/** Returns how many payments it looked at. */
export function completeAllocations(signal?: AbortSignal): Promise<number> {
  return Current.acrossTenants('allocations of the previous release', async () => {
    const after = sqlInstant(new Date(clock.now().getTime() - UPGRADE_MS))
    const [upgrade] = await rows<{ at: string }>(
      `SELECT DATE_FORMAT(migration_time - INTERVAL 5 MINUTE, '%Y-%m-%d %H:%i:%s') AS at
         FROM adonis_schema
        WHERE name LIKE '%/0402\\_%' AND migration_time >= ?`,
      [after]
    )
    if (!upgrade) return 0

    for (const { id } of await rows('SELECT id FROM tenants WHERE id <> 1 ORDER BY id'))
      if (!signal?.aborted) {
        await execute(VOIDED, [id, upgrade.at])
        await allocateSupplierPaymentsOf(id)
      }
    return fillAllocations({ since: upgrade.at, signal })
  })
}
