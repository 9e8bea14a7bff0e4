import { integrationOf } from '#core/resources/integration/changes'
import { copyValues } from '#custom_fields/values'
import { createAsset } from '#assets/actions/create_asset'
import { addHistoryLine } from '#assets/asset/history'
import { lockAsset } from '#assets/asset/lock_asset'
import type Asset from '#assets/models/asset'
import type { Copy } from '#assets/validators/asset'

const SUFFIX = ' (copia)'

/** Copies an asset with its custom values: PENDING, with a new tag, without serial and holder. */
export async function duplicateAsset(
  id: string,
  { name, assetTag, notes, ...more }: Copy
): Promise<Asset> {
  const original = await lockAsset(id)
  const { modelId, purchaseDate, purchaseCost, supplierId, locationId, costCenterId } = original

  const copy = await createAsset(
    {
      ...{ modelId, purchaseDate, purchaseCost, supplierId, locationId, costCenterId, assetTag },
      name: name ?? [...original.name].slice(0, 255 - SUFFIX.length).join('') + SUFFIX,
      notes: notes ?? original.notes,
      status: 'PENDING',
      ...integrationOf(more),
    },
    { note: `A copy of ${original.assetTag}` }
  )
  await copyValues('ASSET', original.id, copy.id)
  addHistoryLine(original, { action: 'duplicated', to: { assetTag: copy.assetTag } })
  return copy
}
