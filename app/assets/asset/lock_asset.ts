/** An asset that is about to change: every operation holds its row until the transaction ends. */
import { lockOrFail } from '#core/endpoints/operations'
import { invalid, notFound } from '#core/errors/refusal'
import type { Holder } from '#assets/custody/holders'
import Asset from '#assets/models/asset'

/**
 * The asset, locked. It is the one in the path (404), or, with `field`, one that the body names
 * (422 NOT_FOUND on the field).
 */
export async function lockAsset(id: string, field?: string): Promise<Asset> {
  if (!field) return lockOrFail(Asset, id)

  const asset = await Asset.query().where('id', id).where('live', 1).forUpdate().first()
  if (!asset) throw invalid(field, 'NOT_FOUND', 'There is no such asset')
  return asset
}

/**
 * The asset in the path (404), and with it the one that is to hold it, if that is one: in the order
 * of their ids, so that of two that are put into each other neither waits for the other.
 */
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
