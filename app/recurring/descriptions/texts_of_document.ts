/** Texts of the document's fields, taken over from the domain of the document. */
import type { JsonSchema } from '#core/input/fields'
import type { Descriptions, Text } from '#core/resources/descriptions'
import type { Kind } from '#recurring/kinds/kind'

type Texts = Pick<Descriptions, 'fields' | 'enums'>
type Field = { path: string[]; values?: readonly unknown[] }

/** The texts of `document`, such as `Invoice`, for the fields of a series of them. */
export function textsOfDocument({ title, fields }: Kind, document: string, source: Texts): Texts {
  const all = Object.entries(fields).flatMap(([name, field]) =>
    // Vine's type of a field does not show that each has a schema.
    fieldsIn((field as any).toJSONSchema() as JsonSchema, [name])
  )
  /** From the most specific key to the least. */
  const keysOf = ({ path }: Field) => [
    ...[`${document}Create`, document].map((schema) => [schema, ...path].join('.')),
    path.slice(-2).join('.'),
    path.at(-1)!,
  ]
  const keyed = <T>(one: Field, found: T | undefined): [string, T][] =>
    found === undefined ? [] : [[[title, ...one.path].join('.'), found]]

  return {
    fields: Object.fromEntries(
      all.flatMap((one) => keyed(one, merged(keysOf(one).map((key) => source.fields?.[key]))))
    ),
    enums: Object.fromEntries(
      all.flatMap((one) => {
        const texts = keysOf(one).map((key) => source.enums?.[key])
        return keyed(one, ofValues(texts.find(Boolean), one.values))
      })
    ),
  }
}

/** The first description and the first example. */
function merged(texts: readonly (Text | undefined)[]): Text | undefined {
  const known = texts
    .filter((text) => text !== undefined)
    .map((text) => (typeof text === 'string' ? { description: text } : text))
  if (!known.length) return undefined
  return Object.assign({}, ...known.toReversed())
}

const ofValues = (texts: Record<string, string> | undefined, values: readonly unknown[] = []) =>
  texts && Object.fromEntries(Object.entries(texts).filter(([value]) => values.includes(value)))

function fieldsIn(schema: JsonSchema, path: string[]): Field[] {
  const one: JsonSchema = schema.anyOf?.[0] ?? schema
  const inner = Object.entries<JsonSchema>(one.properties ?? {}).flatMap(([name, property]) =>
    fieldsIn(property, [...path, name])
  )
  const items = one.items ? fieldsIn(one.items, path).slice(1) : []
  return [{ path, values: one.enum ?? one.items?.enum }, ...inner, ...items]
}
