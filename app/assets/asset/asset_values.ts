/** Custom values of assets: fields of the model, its category and all assets. */
import { describeEntity, type Entity } from '#custom_fields/values'
import { addHistoryLine } from '#assets/asset/history'
import Asset from '#assets/models/asset'

type Facts = Pick<Asset, 'id' | 'modelId' | 'categoryId'>

export const entityOf = ({ id, modelId, categoryId }: Facts, isLocked: boolean): Entity => ({
  type: 'ASSET',
  id,
  targets: { entityType: 'ASSET', modelId, categoryId },
  isLocked,
  changed: (from, to) => addHistoryLine({ id }, { action: 'values_set', from, to }),
})

export function describeAssets() {
  describeEntity('ASSET', async (id) => entityOf(await Asset.findOrFail(id), false))
}
