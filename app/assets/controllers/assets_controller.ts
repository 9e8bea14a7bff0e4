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
    summary: 'Export assets at once',
  }),
  show: reads(assetTransformer),
  store: creates(assetTransformer, input.createAsset, (data) => createAsset(data), {
    summary: 'Create an asset',
  }),
  update: updates(assetTransformer, Asset, input.updateAsset, changeAsset, {
    summary: 'Change an asset',
  }),
  destroy: deletes(Asset, { check: retire, summary: 'Delete an asset' }),
}
