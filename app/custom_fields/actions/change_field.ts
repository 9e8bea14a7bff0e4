import { jsonOf } from '#core/database/columns'
import { Current } from '#core/context/current'
import { rows } from '#core/database/query'
import { conflict, invalid } from '#core/errors/refusal'
import { kept, type Typed } from '#custom_fields/field_types'
import type CustomField from '#custom_fields/models/custom_field'
import type { FieldChanges } from '#custom_fields/validators/custom_field'

/** Takes a locked field. Refuses type and options that stored values do not fit (409 IN_USE). */
export async function changeField(field: CustomField, changes: FieldChanges) {
  const fieldType = changes.fieldType ?? field.fieldType
  const options = fieldType === 'SELECT' ? (changes.options ?? field.options) : null
  if (fieldType === 'SELECT' && (!options || changes.options === null))
    throw invalid('options', 'REQUIRED', 'options is required for a SELECT.')

  const isOtherType = fieldType !== field.fieldType
  if (isOtherType || JSON.stringify(options) !== JSON.stringify(jsonOf(field.options)))
    await mustFit(field.id, { fieldType, options }, isOtherType ? 'fieldType' : 'options')
  await field.merge({ ...changes, fieldType, options }).save()
}

const AT_ONCE = 1_000

/** Refuses with 409 IN_USE when a stored value would no longer fit. */
async function mustFit(customFieldId: string, typed: Typed, field: 'fieldType' | 'options') {
  for (let last = ''; ;) {
    const found = await rows(
      `SELECT id, value FROM custom_values WHERE tenant_id = ? AND custom_field_id = ? AND id > ? ORDER BY id LIMIT ${AT_ONCE}`,
      [Current.tenantId, customFieldId, last]
    )
    const stray = found.find(({ value }) => kept(typed, value) !== value)
    if (stray)
      throw conflict(
        'IN_USE',
        `There are values that would not fit any more, such as ${stray.value.slice(0, 100)}`,
        { field }
      )
    if (found.length < AT_ONCE) return
    last = found.at(-1)!.id
  }
}
