import { clock } from '#core/primitives/clock'
import { Current } from '#core/context/current'
import { announce } from '#core/jobs/outbox'
import { addHistoryLine } from '#assets/asset/history'
import { lockAsset } from '#assets/asset/lock_asset'
import AssetAudit from '#assets/models/asset_audit'
import type Asset from '#assets/models/asset'
import { mustBeWarehouse } from '#assets/asset/named_records'
import type { AuditInput } from '#assets/validators/asset'

type Mismatch = { field: string; expected: string | null; actual: string | null }

/** Records differences found here plus those reported. Announces `asset.audited`. */
export async function auditAsset(
  id: string,
  { expectedLocationId, expectedStatus, mismatches, notes }: AuditInput
): Promise<AssetAudit> {
  const asset = await lockAsset(id)
  await mustBeWarehouse('expectedLocationId', expectedLocationId)

  const found = [
    ...differences(asset, { locationId: expectedLocationId, status: expectedStatus }),
    ...(mismatches ?? []).map(complete),
  ]
  const { actor } = Current
  const audit = await AssetAudit.create({
    assetId: id,
    expectedLocationId: expectedLocationId ?? null,
    expectedStatus: expectedStatus ?? null,
    locationId: asset.locationId,
    status: asset.status,
    mismatches: [...new Map(found.map((one) => [JSON.stringify(one), one])).values()],
    notes: notes ?? null,
    auditedBy: actor.id,
    auditorName: actor.name,
  })

  const now = clock.now().toISOString()
  await asset.merge({ lastAuditedAt: now, unauditedSince: now }).save()
  addHistoryLine(asset, {
    action: 'audited',
    to: { mismatches: audit.mismatches.length },
    note: notes,
  })
  await announce('asset.audited', {
    assetId: id,
    auditId: audit.id,
    mismatches: audit.mismatches.length,
  })
  return audit
}

/** A field without an expected value counts as matching. */
function differences(
  asset: Asset,
  expected: { locationId?: string | null; status?: string | null }
): Mismatch[] {
  return (['locationId', 'status'] as const).flatMap((field) =>
    expected[field] && expected[field] !== asset[field]
      ? [{ field, expected: expected[field], actual: asset[field] }]
      : []
  )
}

const complete = ({
  field,
  expected,
  actual,
}: {
  field: string
  expected?: string | null
  actual?: string | null
}): Mismatch => ({ field, expected: expected ?? null, actual: actual ?? null })
