import { isAhead } from '#core/calendar/due_dates'
import { announce } from '#core/jobs/outbox'
import { invalid } from '#core/errors/refusal'
import { mustTakeCostCenter } from '#accounting/ledger'
import { changeStatus } from '#assets/actions/change_status'
import { cannot } from '#assets/asset/asset_lifecycle'
import { saveWithHistory } from '#assets/asset/history'
import type Asset from '#assets/models/asset'
import { referencesOf } from '#assets/asset/named_records'
import type { AssetChanges } from '#assets/validators/asset'

/** A new status has the effects of that operation. Announces `asset.updated` if a fact changed. */
export async function changeAsset(
  asset: Asset,
  { status, expectedCheckinDate, ...facts }: AssetChanges
) {
  const references = await referencesOf(facts)
  await mustTakeCostCenter(facts, asset.costCenterId)
  asset.merge({
    ...(facts as Partial<Asset>),
    ...(facts.modelId !== undefined && references),
    ...(expectedCheckinDate !== undefined && expectedBack(asset, expectedCheckinDate)),
  })

  if (asset.$isDirty) {
    await saveWithHistory(asset, { action: 'updated' })
    await announce('asset.updated', { assetId: asset.id })
  }
  if (status) await changeStatus(asset, status)
}

/** Moves the expected return to another future day; only assigned assets have one. */
function expectedBack(asset: Asset, day: string | null) {
  if (day === asset.expectedCheckinDate) return {}
  if (!asset.assignedToId)
    throw cannot(asset, 'NOT_ASSIGNED', 'Nobody has this asset, so it cannot be expected back')
  if (day && !isAhead(day))
    throw invalid(
      'expectedCheckinDate',
      'MUST_BE_FUTURE',
      'expectedCheckinDate must be in the future'
    )

  return { expectedCheckinDate: day, overdueAnnouncedAt: null }
}
