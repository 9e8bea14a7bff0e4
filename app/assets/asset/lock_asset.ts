/** Every operation on an asset locks its row until the transaction ends. */
import { lockOrFail } from '#core/endpoints/operations'
import { invalid, notFound } from '#core/errors/refusal'
import type { Holder } from '#assets/custody/holders'
import Asset from '#assets/models/asset'

/** Locks an asset: 404 for one in the path, 422 NOT_FOUND on `field` for one in the body. */
export async function lockAsset(id: string, field?: string): Promise<Asset> {
  if (!field) return lockOrFail(Asset, id)

  const asset = await Asset.query().where('id', id).where('live', 1).forUpdate().first()
  if (!asset) throw invalid(field, 'NOT_FOUND', 'There is no such asset')
  return asset
}

/** Locks the asset in the path (404) and a holder asset, in id order to prevent deadlocks. */
export async function lockBoth(id: string, holder: Holder): Promise<Asset> {
  if (holder.type !== 'ASSET') return lockAsset(id)

  const locked = await Asset.query()
    .whereIn('id', [id, holder.id])
    .where('live', 1)
    .orderBy('id')
    .forUpdate()
  const asset = locked.find((one) => one.id === id)
  if (!asset) throw notFound()
  return asset
}
