/** What somebody sent that no field of the operation takes. */
import type { JsonSchema } from '#core/fields'
import { fieldError, isObject, MAX_ERRORS, type FieldError } from '#core/validation/errors'

/** What may stand where: the fields of an object, the item of a list, the value of a map. */
type Known = { fields?: Map<string, Known>; each?: Known }

const knownFields = new WeakMap<object, Known>()

/** What stands in `data`, at any depth, and is no field of the schema, nor one of its `keptFields`. */
export function unknownFields(schema: { toJSONSchema(): unknown; keptFields?: readonly string[] }, data: unknown): FieldError[] {
  let known = knownFields.get(schema)
  if (!known) knownFields.set(schema, (known = knownIn(schema.toJSONSchema() as JsonSchema)))

  const errors: FieldError[] = []
  collectUnknown(known, data, [], new Set(schema.keptFields), errors)
  return errors.slice(0, MAX_ERRORS)
}

function knownIn(schema: JsonSchema): Known {
  if (schema.anyOf) return schema.anyOf.map(knownIn).find((known: Known) => known.fields || known.each) ?? {}
  if (schema.items) return { each: knownIn(schema.items) }
  if (schema.properties && schema.additionalProperties !== true) {
    return { fields: new Map(Object.entries<JsonSchema>(schema.properties).map(([key, property]) => [key, knownIn(property)])) }
  }
  return typeof schema.additionalProperties === 'object' ? { each: knownIn(schema.additionalProperties) } : {}
}

function collectUnknown({ fields, each }: Known, data: unknown, path: (string | number)[], kept: Set<string>, errors: FieldError[]) {
  if (Array.isArray(data)) {
    if (each) data.forEach((item, index) => collectUnknown(each, item, [...path, index], kept, errors))
  } else if (isObject(data) && (fields || each)) {
    for (const key of Object.keys(data)) {
      const known = fields ? fields.get(key) : each
      if (known) collectUnknown(known, data[key], [...path, key], kept, errors)
      else if (!kept.has(key)) errors.push(fieldError([...path, key], 'UNKNOWN_FIELD', `${key} is not a field of this operation.`))
    }
  }
}
