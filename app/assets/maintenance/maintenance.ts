/** Opens and ends maintenances of a locked asset. */
import { clock } from '#core/primitives/clock'
import { Current } from '#core/context/current'
import { rows } from '#core/database/query'
import { announce } from '#core/jobs/outbox'
import type Asset from '#assets/models/asset'
import Maintenance from '#assets/models/maintenance'
import { completeMaintenance, startMaintenance } from '#assets/maintenance/maintenance_effects'
import { announcingStatus } from '#assets/asset/status_events'
import type { NewMaintenance } from '#assets/validators/maintenance'

type Opened = Partial<Omit<NewMaintenance, 'assetId'>>

/**
 * Opens a maintenance, now unless `startDate` says otherwise. 409 INVALID_TRANSITION for a lost or
 * decommissioned asset. Announces `maintenance.opened`, with an end also `.completed`.
 */
export async function openMaintenance(
  asset: Asset,
  { type = 'CORRECTIVO', startDate = clock.now().toISOString(), endDate = null, ...facts }: Opened
): Promise<Maintenance> {
  const maintenance = await announcingStatus(asset, async () => {
    await startMaintenance(asset, noteOf(type, facts.notes))
    const begun = await Maintenance.create({
      ...facts,
      type,
      startDate,
      endDate,
      assetId: asset.id,
      status: endDate ? 'COMPLETED' : 'OPEN',
    })
    if (endDate) await end(begun, asset)
    return begun
  })
  await announce('maintenance.opened', { maintenanceId: maintenance.id, assetId: asset.id })
  if (endDate)
    await announce('maintenance.completed', { maintenanceId: maintenance.id, assetId: asset.id })
  return maintenance
}

export const endOf = (maintenance: Maintenance, asset: Asset, note?: string) =>
  announcingStatus(asset, () => end(maintenance, asset, note))

async function end({ id, type }: Maintenance, asset: Asset, note: string = type) {
  const others = await rows(
    "SELECT id FROM maintenances WHERE tenant_id = ? AND asset_id = ? AND status = 'OPEN' AND id <> ? LIMIT 1",
    [Current.tenantId, asset.id, id]
  )
  await completeMaintenance(asset, { isLast: others.length === 0, note })
}

const noteOf = (type: string, notes?: string | null) => [type, notes].filter(Boolean).join(': ')
