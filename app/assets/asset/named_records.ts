/** Reads and share-locks the records that an asset references. */
import { Current } from '#core/context/current'
import { rows, selects } from '#core/database/query'
import { invalid } from '#core/errors/refusal'

/** Existing records by id; models with their category. */
export type Known = {
  models: ReadonlyMap<string, string | null>
  locations: ReadonlySet<string>
  suppliers: ReadonlySet<string>
}

type References = {
  modelId?: string | null
  locationId?: string | null
  supplierId?: string | null
}

/** Returns the model's category; 422 on the field for a missing model, warehouse or supplier. */
export async function referencesOf(
  asset: References,
  known?: Known
): Promise<{ categoryId: string | null }> {
  const { modelId, locationId, supplierId } = asset
  const { models, locations, suppliers } = known ?? (await knownReferences([asset]))
  if (modelId && !models.has(modelId))
    throw invalid('modelId', 'NOT_FOUND', 'There is no such model')
  if (locationId && !locations.has(locationId))
    throw invalid('locationId', 'NOT_FOUND', 'There is no such warehouse')
  if (supplierId && !suppliers.has(supplierId))
    throw invalid('supplierId', 'NOT_FOUND', 'There is no such supplier')

  return { categoryId: (modelId && models.get(modelId)) || null }
}

/** Reads the records that these assets reference, in one round trip at most. */
export async function knownReferences(assets: readonly References[]): Promise<Known> {
  const idsOf = (field: keyof References) => [
    ...new Set(assets.flatMap((asset) => asset[field] ?? [])),
  ]
  const [models, locations, suppliers] = [
    idsOf('modelId'),
    idsOf('locationId'),
    idsOf('supplierId'),
  ]
  if (!models.length && !locations.length && !suppliers.length)
    return { models: new Map(), locations: new Set(), suppliers: new Set() }

  const held = (columns: string, from: string, ids: string[]) =>
    [
      `SELECT ${columns} FROM ${from} AND id IN (?) LOCK IN SHARE MODE`,
      [Current.tenantId, ids.length ? ids : ['']],
    ] as const
  const found = await selects([
    held('id, category_id', 'asset_models WHERE tenant_id = ?', models),
    held('id', 'warehouses WHERE live = 1 AND tenant_id = ?', locations),
    held('id', 'suppliers WHERE tenant_id = ?', suppliers),
  ])
  const [, there, sellers] = found.map((rows) => new Set<string>(rows.map(({ id }) => id)))
  return {
    models: new Map(found[0].map(({ id, category_id: categoryId }) => [id, categoryId])),
    locations: there,
    suppliers: sellers,
  }
}

export async function mustBeWarehouse(field: string, id: string | null | undefined) {
  if (!id) return

  const [warehouse] = await rows(
    'SELECT id FROM warehouses WHERE tenant_id = ? AND id = ? AND live = 1',
    [Current.tenantId, id]
  )
  if (!warehouse) throw invalid(field, 'NOT_FOUND', 'There is no such warehouse')
}
