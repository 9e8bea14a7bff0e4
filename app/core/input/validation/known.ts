/** The field names that a JSON schema accepts, as a tree. */
import type { JsonSchema } from '#core/input/fields'
import { isObject } from '#core/input/validation/errors'

/** `each` is for the items of a list or map. Without `fields` and `each` anything is accepted. */
export type Known = { fields?: Map<string, Known>; each?: Known }

/** Alternatives (`anyOf`, `oneOf`) are merged. */
export function knownIn(schema: JsonSchema): Known {
  const alternatives: JsonSchema[] | undefined = schema.anyOf ?? schema.oneOf
  if (alternatives) return alternatives.map(knownIn).reduce(either, {})
  if (schema.items) return { each: knownIn(schema.items) }
  if (schema.properties && schema.additionalProperties !== true) {
    const properties = Object.entries<JsonSchema>(schema.properties)
    return { fields: new Map(properties.map(([key, property]) => [key, knownIn(property)])) }
  }
  return isObject(schema.additionalProperties) ? { each: knownIn(schema.additionalProperties) } : {}
}

export function either(one: Known, other: Known): Known {
  const fields = one.fields && other.fields ? new Map(one.fields) : (one.fields ?? other.fields)
  if (one.fields && other.fields) {
    for (const [key, known] of other.fields) fields!.set(key, either(fields!.get(key) ?? {}, known))
  }
  const each = one.each && other.each ? either(one.each, other.each) : (one.each ?? other.each)

  return { ...(fields && { fields }), ...(each && { each }) }
}
