import { creates, deletes, lists, reads, updates } from '#core/endpoints/operations'
import { streams } from '#core/endpoints/streamed_list'
import { changeAsset } from '#assets/actions/change_asset'
import { createAsset } from '#assets/actions/create_asset'
import { assetList } from '#assets/asset/asset_list'
import { retire } from '#assets/actions/retire_asset'
import Asset from '#assets/models/asset'
import { assetTransformer } from '#assets/transformers/asset_transformer'
import * as input from '#assets/validators/asset'

export const assets = {
  index: lists(assetList),
  export: streams(assetList, {
    fileName: 'assets',
    summary: 'All assets that the parameters of the list ask for',
  }),
  show: reads(assetTransformer),
  store: creates(assetTransformer, input.createAsset, (data) => createAsset(data), {
    summary: 'Create an asset; without `assetTag` it gets the next one',
  }),
  update: updates(assetTransformer, Asset, input.updateAsset, changeAsset, {
    summary: 'Change an asset; a new `status` does what the operation does',
  }),
  destroy: deletes(Asset, { check: retire, summary: 'Delete an asset; its tag stays taken' }),
}
