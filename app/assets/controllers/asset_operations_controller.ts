import { does, inPath, pathId } from '#core/endpoints/operations'
import { assignAsset } from '#assets/actions/assign_asset'
import { auditAsset } from '#assets/actions/audit_asset'
import { changeStatus } from '#assets/actions/change_status'
import { duplicateAsset } from '#assets/actions/duplicate_asset'
import { returnAsset } from '#assets/actions/return_asset'
import { lockAsset } from '#assets/asset/lock_asset'
import Asset from '#assets/models/asset'
import { assetTransformer } from '#assets/transformers/asset_transformer'
import { auditTransformer } from '#assets/transformers/history_transformer'
import * as input from '#assets/validators/asset'

export const assetOperations = {
  assign: does(
    {
      of: inPath(Asset),
      input: input.assignAsset,
      record: assetTransformer,
      summary: 'Assign an asset',
    },
    (data, ctx) => assignAsset(pathId(ctx), data)
  ),
  return: does(
    {
      of: inPath(Asset),
      input: input.returnAsset,
      record: assetTransformer,
      summary: 'Take an asset back',
    },
    (data, ctx) => returnAsset(pathId(ctx), data)
  ),

  status: does(
    {
      of: inPath(Asset),
      input: input.statusOfAsset,
      record: assetTransformer,
      summary: 'Change the status of an asset',
    },
    async ({ status, notes }, ctx) => {
      const asset = await lockAsset(pathId(ctx))
      await changeStatus(asset, status, notes)
      return asset
    }
  ),

  duplicate: does(
    {
      of: inPath(Asset),
      input: input.duplicateAsset,
      record: assetTransformer,
      status: 201,
      location: '/assets',
      summary: 'Duplicate an asset',
    },
    (data, ctx) => duplicateAsset(pathId(ctx), data)
  ),

  audit: does(
    {
      of: inPath(Asset),
      input: input.auditAsset,
      record: auditTransformer,
      summary: 'Audit an asset',
    },
    (data, ctx) => auditAsset(pathId(ctx), data)
  ),
}
