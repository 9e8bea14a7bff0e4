/** The end of an assignment: by return, by status or by deletion. */
import { announce } from '#core/jobs/outbox'
import type { AssetStatus } from '#assets/asset/asset_lifecycle'
import { saveWithHistory } from '#assets/asset/history'
import type Asset from '#assets/models/asset'

const NOBODY = {
  assignedToType: null,
  assignedToId: null,
  assignedAt: null,
  expectedCheckinDate: null,
  overdueAnnouncedAt: null,
}

/** Removes the holder of a locked asset and sets the status `to`. Announces `asset.returned`. */
export async function release(
  asset: Asset,
  {
    to,
    note,
  }: { to?: { status?: AssetStatus; statusBefore?: AssetStatus | null }; note?: string | null }
) {
  asset.merge({ ...NOBODY, ...to })
  await saveWithHistory(asset, { action: 'returned', note })
  await announce('asset.returned', { assetId: asset.id })
}
