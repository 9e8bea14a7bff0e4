/** Custom fields of a record: those of its model, category and entity type. */
import { jsonOf } from '#core/database/columns'
import { Current } from '#core/context/current'
import { rows } from '#core/database/query'
import type { Typed } from '#custom_fields/field_types'
import type { Targets } from '#custom_fields/entities'

export type FieldOf = Typed & { id: string; name: string; required: boolean; active: boolean }

/** In order of creation. `FOR UPDATE` serializes writers of records without a row to lock. */
export async function fieldsOf(
  { entityType, modelId = null, categoryId = null }: Targets,
  lock: '' | 'LOCK IN SHARE MODE' | 'FOR UPDATE' = ''
): Promise<FieldOf[]> {
  const found = await rows(
    `SELECT id, name, field_type AS fieldType, options, required, active FROM custom_fields
      WHERE tenant_id = ? AND (entity_type = ? OR model_id = ? OR category_id = ?) ORDER BY id ${lock}`,
    [Current.tenantId, entityType, modelId, categoryId]
  )
  return found.map(({ id, name, fieldType, options, required, active }) => ({
    id,
    name,
    fieldType,
    options: jsonOf(options) as string[] | null,
    required: Boolean(required),
    active: Boolean(active),
  }))
}
