/** Checks a PUT of custom values. */
import { fieldError, ValidationFailed, type FieldError } from '#core/input/validation'
import { kept, misfit } from '#custom_fields/field_types'
import type { FieldOf } from '#custom_fields/fields_of'

export type SentValue = { customFieldId: string; value?: string | number | boolean | null }

/** Returns `before` merged with `sent`, without empty values. Refuses with all errors (422). */
export function checked(
  fields: readonly FieldOf[],
  before: ReadonlyMap<string, string>,
  sent: readonly SentValue[]
): Map<string, string> {
  const byId = new Map(fields.map((field) => [field.id, field]))
  const after = new Map(before)
  const errors: FieldError[] = []

  sent.forEach(({ customFieldId, value = null }, index) => {
    const field = byId.get(customFieldId)
    const text = value === null ? undefined : field && kept(field, value)
    const error = wrongWith(field, {
      index,
      value,
      text,
      before: before.get(customFieldId),
      isRepeated: sent.findIndex((one) => one.customFieldId === customFieldId) < index,
    })
    if (error) errors.push(error)
    else if (text === undefined) after.delete(customFieldId)
    else after.set(customFieldId, text)
  })

  const named = new Set(sent.map(({ customFieldId }) => customFieldId))
  for (const { id, name, required, active } of fields) {
    if (required && active && !named.has(id) && !after.has(id))
      errors.push(fieldError(['values'], 'REQUIRED', `${name} is required.`, { customFieldId: id }))
  }
  if (errors.length) throw new ValidationFailed(errors)
  return after
}

type Looked = {
  index: number
  value: SentValue['value']
  text: string | undefined
  before: string | undefined
  isRepeated: boolean
}

/** A disabled field accepts its present value, so that a value that was read can be sent back. */
function wrongWith(
  field: FieldOf | undefined,
  { index, value, text, before, isRepeated }: Looked
): FieldError | undefined {
  const [atField, atValue] = [
    ['values', index, 'customFieldId'],
    ['values', index, 'value'],
  ]
  if (!field)
    return fieldError(atField, 'NOT_FOUND', 'There is no such custom field on this record.')
  if (isRepeated) return fieldError(atField, 'DUPLICATE', `${field.name} is named more than once.`)
  if (!field.active && text !== before)
    return fieldError(atValue, 'INVALID', `${field.name} is disabled and takes no values.`)
  if (value === null)
    return field.required && field.active
      ? fieldError(atValue, 'REQUIRED', `${field.name} is required.`)
      : undefined
  if (text !== undefined) return

  const { code, says } = misfit(field)
  return fieldError(atValue, code, `${field.name} ${says}.`)
}
