/** What an asset refers to: read and held, so that it is there and stays what it is until the transaction ends. */
import { Current } from '#core/current'
import { rows, selects } from '#core/database'
import { invalid } from '#core/refusals'

type References = { modelId?: string | null; locationId?: string | null; supplierId?: string | null }

/** Refuses (422 on the field) a model, a warehouse or a supplier that is not there. Answers the category of the model. */
export async function referencesOf({ modelId, locationId, supplierId }: References): Promise<{ categoryId: string | null }> {
  if (!modelId && !locationId && !supplierId) return { categoryId: null }

  const held = (columns: string, from: string, id: string | null | undefined) => [`SELECT ${columns} FROM ${from} AND id = ? LOCK IN SHARE MODE`, [Current.tenantId, id ?? null]] as const
  const [[model], [location], [supplier]] = await selects([
    held('category_id', 'asset_models WHERE tenant_id = ?', modelId),
    held('id', 'warehouses WHERE live = 1 AND tenant_id = ?', locationId),
    held('id', 'suppliers WHERE tenant_id = ?', supplierId),
  ])
  if (modelId && !model) throw invalid('modelId', 'NOT_FOUND', 'There is no such model')
  if (locationId && !location) throw invalid('locationId', 'NOT_FOUND', 'There is no such warehouse')
  if (supplierId && !supplier) throw invalid('supplierId', 'NOT_FOUND', 'There is no such supplier')

  return { categoryId: model?.category_id ?? null }
}

/** Refuses (422 on the field) a warehouse that is not there. */
export async function mustBeWarehouse(field: string, id: string | null | undefined) {
  if (!id) return

  const [warehouse] = await rows('SELECT id FROM warehouses WHERE tenant_id = ? AND id = ? AND live = 1', [Current.tenantId, id])
  if (!warehouse) throw invalid(field, 'NOT_FOUND', 'There is no such warehouse')
}
