import { announce } from '#core/jobs/outbox'
import { remember } from '#assets/asset/history'
import Asset from '#assets/models/asset'
import { referencesOf } from '#assets/asset/named_records'
import { mustBeOurs, nextTag } from '#assets/tags/tags'
import type { NewAsset } from '#assets/validators/asset'

/**
 * A new asset; without a tag it gets the company's next. `note` is what its history begins with.
 * Announces `asset.created`.
 */
export async function createAsset(input: NewAsset, note?: string): Promise<Asset> {
  const references = await referencesOf(input)
  if (input.assetTag) await mustBeOurs(input.assetTag)
  const assetTag = input.assetTag ?? (await nextTag())

  const asset = await Asset.create({ ...input, ...references, assetTag })
  remember(asset, {
    action: 'created',
    to: { assetTag, name: asset.name, status: asset.status },
    note,
  })
  await announce('asset.created', { assetId: asset.id })
  return asset
}
