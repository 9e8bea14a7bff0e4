/** An asset that is about to change: every operation holds its row until the transaction ends. */
import { lockOrFail } from '#core/operations'
import { invalid } from '#core/refusals'
import Asset from '#assets/models/asset'

/** The asset, locked. It is the one in the path (404), or, with `field`, one that the body names (422 NOT_FOUND on the field). */
export async function lockAsset(id: string, field?: string): Promise<Asset> {
  if (!field) return lockOrFail(Asset, id)

  const asset = await Asset.query().where('id', id).where('live', 1).forUpdate().first()
  if (!asset) throw invalid(field, 'NOT_FOUND', 'There is no such asset')
  return asset
}
