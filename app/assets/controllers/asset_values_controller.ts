import { pathId } from '#core/endpoints/operations'
import { notFound } from '#core/errors/refusal'
import { readsValues, setsValues } from '#custom_fields/value_operations'
import { entityOf } from '#assets/asset/asset_values'
import { lockAsset } from '#assets/asset/lock_asset'
import Asset from '#assets/models/asset'

export const assetValues = {
  show: readsValues('Read the custom values of an asset', async (ctx) => {
    const asset = await Asset.query().where('id', pathId(ctx)).where('live', 1).first()
    if (!asset) throw notFound()
    return entityOf(asset, false)
  }),

  update: setsValues('Set custom values of an asset', async (ctx) =>
    entityOf(await lockAsset(pathId(ctx)), true)
  ),
}
