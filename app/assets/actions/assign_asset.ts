import { clock } from '#core/primitives/clock'
import { announce } from '#core/jobs/outbox'
import { assetLifecycle, cannot } from '#assets/asset/asset_lifecycle'
import { saveWithHistory } from '#assets/asset/history'
import { mustExist } from '#assets/custody/holders'
import { lockBoth } from '#assets/asset/lock_asset'
import type Asset from '#assets/models/asset'
import { refuseRing } from '#assets/custody/nesting'
import type { Assignment } from '#assets/validators/asset'

/**
 * Assigns an asset to a holder. Refuses with 404, 409 ALREADY_ASSIGNED, NOT_ASSIGNABLE (status) or
 * ASSIGNMENT_CYCLE, 422 for a missing holder. Announces `asset.assigned`.
 */
export async function assignAsset(
  id: string,
  { assignedToType, assignedToId, expectedCheckinDate, notes }: Assignment
): Promise<Asset> {
  const holder = { type: assignedToType, id: assignedToId }
  const asset = await lockBoth(id, holder)
  if (asset.assignedToId)
    throw cannot(
      asset,
      'ALREADY_ASSIGNED',
      'This asset is assigned already; it must be returned first'
    )
  if (!assetLifecycle.can('assign', asset.status))
    throw cannot(asset, 'NOT_ASSIGNABLE', `An asset that is ${asset.status} cannot be assigned`)
  await mustExist(holder)
  await refuseRing(asset, holder)

  const status = assetLifecycle.next('assign', asset.status)
  asset.merge({
    status,
    statusBefore: null,
    assignedToType,
    assignedToId,
    assignedAt: clock.now().toISOString(),
    expectedCheckinDate: expectedCheckinDate ?? null,
    overdueAnnouncedAt: null,
  })
  await saveWithHistory(asset, { action: 'assigned', note: notes })
  await announce('asset.assigned', { assetId: asset.id })
  return asset
}
