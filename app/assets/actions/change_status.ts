import { announce } from '#core/jobs/outbox'
import { endsAssignment, type AssetStatus } from '#assets/asset/asset_lifecycle'
import { saveWithHistory } from '#assets/asset/history'
import type Asset from '#assets/models/asset'
import { release } from '#assets/custody/release'

/** Sets any status; some end the assignment. Announces `asset.status_changed`. */
export async function changeStatus(asset: Asset, status: AssetStatus, note?: string | null) {
  const { status: before } = asset
  if (status === before) return

  if (asset.assignedToId && endsAssignment(status))
    await release(asset, { note: `The status became ${status}` })
  asset.merge({ status, statusBefore: status === 'IN_MAINTENANCE' ? before : null })
  await saveWithHistory(asset, { action: 'status_changed', note })
  await announce('asset.status_changed', { assetId: asset.id, from: before, to: status })
}
