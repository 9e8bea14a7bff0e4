import { clock } from '#core/primitives/clock'
import { sqlInstant } from '#core/database/columns'
import { Current } from '#core/context/current'
import { execute, rows } from '#core/database/query'
import { announce, isListenedTo } from '#core/jobs/outbox'
import { whenChanged } from '#core/jobs/announce_if_changed'
import { countRows } from '#core/database/transaction/writes'
import { mustBeForAssets } from '#assets/asset/asset_category'
import type AssetModel from '#assets/models/asset_model'

/**
 * Changes a model. Its assets store a copy of its category, so they follow and get a new version.
 * Announces `asset_model.updated`, and `asset.updated` for each asset moved.
 */
export async function changeModel(model: AssetModel, changes: Partial<AssetModel>) {
  await mustBeForAssets(changes.categoryId)
  model.merge(changes)
  const isMoved = 'categoryId' in model.$dirty
  await whenChanged(
    model,
    () => model.save(),
    () => announce('asset_model.updated', { assetModelId: model.id })
  )
  if (!isMoved) return

  await execute(
    'UPDATE assets SET category_id = ?, version = version + 1, updated_at = ? WHERE tenant_id = ? AND model_id = ?',
    [model.categoryId, sqlInstant(clock.now()), Current.tenantId, model.id]
  )
  countRows('assets', 0)
  if (!isListenedTo('asset.updated')) return

  const assets = await rows(
    'SELECT id FROM assets WHERE tenant_id = ? AND model_id = ? AND live = 1 ORDER BY id',
    [Current.tenantId, model.id]
  )
  for (const { id } of assets) await announce('asset.updated', { assetId: id })
}
