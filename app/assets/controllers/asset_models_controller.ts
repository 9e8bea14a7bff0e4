import { defineList } from '#core/resources/list/list'
import { creates, deletes, lists, reads, updates } from '#core/endpoints/operations'
import { announce } from '#core/jobs/outbox'
import { choiceFilter, idFilter } from '#core/input/query_fields'
import { changeModel } from '#assets/actions/change_model'
import { mustBeForAssets } from '#assets/asset/asset_category'
import AssetModel from '#assets/models/asset_model'
import { assetModelTransformer } from '#assets/transformers/asset_model_transformer'
import { MODEL_TYPES, createAssetModel, updateAssetModel } from '#assets/validators/asset_model'

export const assetModelList = defineList({
  record: assetModelTransformer,
  sorts: ['name', 'updatedAt'],
  search: 'name, manufacturer and model number',
  filters: { categoryId: idFilter(), modelType: choiceFilter(MODEL_TYPES) },
})

export const assetModels = {
  index: lists(assetModelList),
  show: reads(assetModelTransformer),

  store: creates(assetModelTransformer, createAssetModel, async (input) => {
    await mustBeForAssets(input.categoryId)
    const model = await AssetModel.create(input)
    await announce('asset_model.created', { assetModelId: model.id })
    return model
  }),

  update: updates(assetModelTransformer, AssetModel, updateAssetModel, changeModel),
  destroy: deletes(AssetModel, {
    check: ({ id }) => announce('asset_model.deleted', { assetModelId: id }),
    summary: 'Delete an asset model',
  }),
}
