/**
 * How an assignment ends, whoever ends it: by a return, by a status in which nobody can hold the
 * asset, by its deletion.
 */
import { announce } from '#core/jobs/outbox'
import type { AssetStatus } from '#assets/asset/asset_lifecycle'
import { saveAndRemember } from '#assets/asset/history'
import type Asset from '#assets/models/asset'

const NOBODY = {
  assignedToType: null,
  assignedToId: null,
  assignedAt: null,
  expectedCheckinDate: null,
  overdueAnnouncedAt: null,
}

/** The locked asset has no holder any more, and the status `to` where one is given. */
export async function release(
  asset: Asset,
  {
    to,
    note,
  }: { to?: { status?: AssetStatus; statusBefore?: AssetStatus | null }; note?: string | null }
) {
  asset.merge({ ...NOBODY, ...to })
  await saveAndRemember(asset, { action: 'returned', note })
  await announce('asset.returned', { assetId: asset.id })
}
