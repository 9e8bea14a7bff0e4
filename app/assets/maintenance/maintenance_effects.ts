/** Effects of a maintenance on the status of its locked asset. */
import { Current } from '#core/context/current'
import { rows } from '#core/database/query'
import { assetLifecycle, cannot } from '#assets/asset/asset_lifecycle'
import { addHistoryLine, saveWithHistory } from '#assets/asset/history'
import type Asset from '#assets/models/asset'

/** Stores the status before; 409 INVALID_TRANSITION for lost or decommissioned assets. */
export async function startMaintenance(asset: Asset, note?: string | null) {
  const { status } = asset
  if (!assetLifecycle.can('startMaintenance', status))
    throw cannot(asset, 'INVALID_TRANSITION', `An asset that is ${status} gets no maintenance`)

  if (status !== 'IN_MAINTENANCE') asset.merge({ status: 'IN_MAINTENANCE', statusBefore: status })
  await saveWithHistory(asset, { action: 'maintenance_started', note })
}

/**
 * The last open maintenance restores the status before (STORED if unknown), unless changed since.
 */
export async function completeMaintenance(
  asset: Asset,
  { isLast, note }: { isLast: boolean; note?: string | null }
) {
  if (!isLast || asset.status !== 'IN_MAINTENANCE')
    return addHistoryLine(asset, { action: 'maintenance_completed', note })

  asset.merge({ status: asset.statusBefore ?? 'STORED', statusBefore: null })
  await saveWithHistory(asset, { action: 'maintenance_completed', note })
}

/** Takes a locked asset, so that the answer stays true. */
export async function hasOpenMaintenance({ id }: { id: string }): Promise<boolean> {
  const open = await rows(
    "SELECT id FROM maintenances WHERE tenant_id = ? AND asset_id = ? AND status = 'OPEN' LIMIT 1",
    [Current.tenantId, id]
  )
  return open.length > 0
}
