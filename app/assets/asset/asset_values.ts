/**
 * An asset has the custom fields of its model, of its model's category, and of all assets. Setting
 * values is told in its history.
 */
import { describeEntity, type Entity } from '#custom_fields/values'
import { remember } from '#assets/asset/history'
import Asset from '#assets/models/asset'

type Facts = Pick<Asset, 'id' | 'modelId' | 'categoryId'>

/** The asset as what has values; `isLocked` when the caller holds its row. */
export const entityOf = ({ id, modelId, categoryId }: Facts, isLocked: boolean): Entity => ({
  type: 'ASSET',
  id,
  targets: { entityType: 'ASSET', modelId, categoryId },
  isLocked,
  changed: (from, to) => remember({ id }, { action: 'values_set', from, to }),
})

/**
 * An asset has the same values under the path of all records. To be called once, when the process
 * starts.
 */
export function describeAssets() {
  describeEntity('ASSET', async (id) => entityOf(await Asset.findOrFail(id), false))
}
