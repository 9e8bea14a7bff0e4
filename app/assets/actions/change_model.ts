import { Current } from '#core/current'
import { execute } from '#core/database'
import { mustBeForAssets } from '#assets/asset_category'
import type AssetModel from '#assets/models/asset_model'

/** A model in another category takes its assets along: lists find them by the category of their model, and who has read them sees that they have changed. */
export async function changeModel(model: AssetModel, changes: Partial<AssetModel>) {
  await mustBeForAssets(changes.categoryId)
  model.merge(changes)
  const isMoved = 'categoryId' in model.$dirty
  await model.save()
  if (!isMoved) return

  await execute('UPDATE assets SET category_id = ?, version = version + 1 WHERE tenant_id = ? AND model_id = ?', [model.categoryId, Current.tenantId, model.id])
  Current.unit!.count('assets', 0)
}
