/** The names that a JSON schema knows, as a tree. */
import type { JsonSchema } from '#core/input/fields'
import { isObject } from '#core/input/validation/errors'

/**
 * What may stand where: the fields of an object, the value of a list or of a map. Without either,
 * anything.
 */
export type Known = { fields?: Map<string, Known>; each?: Known }

/** The structure of a JSON schema. Of alternatives, all that any of them takes. */
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

/** The fields that either of two structures takes. */
export function either(one: Known, other: Known): Known {
  const fields = one.fields && other.fields ? new Map(one.fields) : (one.fields ?? other.fields)
  if (one.fields && other.fields) {
    for (const [key, known] of other.fields) fields!.set(key, either(fields!.get(key) ?? {}, known))
  }
  const each = one.each && other.each ? either(one.each, other.each) : (one.each ?? other.each)

  return { ...(fields && { fields }), ...(each && { each }) }
}
