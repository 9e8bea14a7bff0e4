/**
 * Opens and ends maintenances, for whoever holds the asset's row: a return of something damaged opens
 * one.
 */
import { clock } from '#core/primitives/clock'
import { Current } from '#core/context/current'
import { rows } from '#core/database/query'
import { announce } from '#core/jobs/outbox'
import type Asset from '#assets/models/asset'
import Maintenance from '#assets/models/maintenance'
import { completeMaintenance, startMaintenance } from '#assets/maintenance/maintenance_effects'
import { tellingStatus } from '#assets/asset/status_events'
import type { NewMaintenance } from '#assets/validators/maintenance'

type Opened = Partial<Omit<NewMaintenance, 'assetId'>>

/**
 * Work on the asset begins, now unless told otherwise: its status becomes IN_MAINTENANCE, and what
 * it was comes back with the end of the last maintenance. With `endDate` that is at once. 409
 * INVALID_TRANSITION on what is lost or decommissioned. Announces `maintenance.opened`, and
 * `.completed` with an end.
 */
export async function openMaintenance(
  asset: Asset,
  { type = 'CORRECTIVO', startDate = clock.now().toISOString(), endDate = null, ...facts }: Opened
): Promise<Maintenance> {
  const maintenance = await tellingStatus(asset, async () => {
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

/** A maintenance of the locked asset is over, and does not count as open any more. */
export const endOf = (maintenance: Maintenance, asset: Asset, note?: string) =>
  tellingStatus(asset, () => end(maintenance, asset, note))

async function end({ id, type }: Maintenance, asset: Asset, note: string = type) {
  const others = await rows(
    "SELECT id FROM maintenances WHERE tenant_id = ? AND asset_id = ? AND status = 'OPEN' AND id <> ? LIMIT 1",
    [Current.tenantId, asset.id, id]
  )
  await completeMaintenance(asset, { isLast: others.length === 0, note })
}

const noteOf = (type: string, notes?: string | null) => [type, notes].filter(Boolean).join(': ')
