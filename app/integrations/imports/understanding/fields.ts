/** Fields that a file of a resource may have: their labels and kinds. */
import { rowOf, type ImportDefinition } from '#core/resources/importable'
import type { JsonSchema } from '#core/input/fields'
import { COMMON_LABELS, type Label } from '#core/primitives/field_labels'
import { unaccented } from '#core/database/search_text'

/** A `rate` may end in a percent sign. */
export type Kind = 'text' | 'number' | 'rate' | 'flag' | 'day' | 'object'

/** All fields of the resource, and columns for referenced records. */
export function fieldsOf(bulk: ImportDefinition): Set<string> {
  const references = Object.values(bulk.references ?? {}).flatMap(({ column, told = {} }) => [
    column,
    ...Object.values(told).flat(),
  ])
  return new Set([
    ...Object.keys(rowOf(bulk).toJSONSchema().properties),
    ...references.filter((one) => typeof one === 'string'),
  ])
}

const kinds = new WeakMap<ImportDefinition, Map<string, Kind>>()

/** Kinds from the schemas of the resource and of its referenced records. */
export function kindsOf(bulk: ImportDefinition): ReadonlyMap<string, Kind> {
  if (!kinds.has(bulk))
    kinds.set(bulk, new Map([...kindsOfReferences(bulk), ...kindsIn(rowOf(bulk).toJSONSchema())]))
  return kinds.get(bulk)!
}

const kindsIn = ({ properties }: JsonSchema) =>
  Object.entries<JsonSchema>(properties).map(([field, schema]) => [field, kindOf(schema)] as const)

function kindsOfReferences({ references = {} }: ImportDefinition) {
  return Object.values(references).flatMap(({ create, told = {} }) => {
    const kinds = new Map(create ? kindsIn(create.toJSONSchema() as JsonSchema) : [])
    return Object.entries(told).flatMap(([attribute, columns]) =>
      columns
        .filter((one) => typeof one === 'string')
        .map((column) => [column, kinds.get(attribute) ?? 'text'] as const)
    )
  })
}

function kindOf({ type, format, minimum, maximum }: JsonSchema): Kind {
  const types = [type].flat()
  if (types.includes('string')) return format === 'date' || format === 'date-time' ? 'day' : 'text'
  if (types.includes('boolean')) return 'flag'
  if (types.includes('object')) return 'object'
  if (!types.includes('number') && !types.includes('integer')) return 'text'
  return minimum === 0 && maximum === 100 ? 'rate' : 'number'
}

export const labelOf = (bulk: ImportDefinition, field: string): Label | undefined =>
  bulk.labels?.[field] ?? COMMON_LABELS[field]

/** A name without case, accents, blanks and punctuation, for comparison. */
export const bare = (name: string) => unaccented(name).replace(/[^\p{L}\p{N}]/gu, '')

const called = new WeakMap<ImportDefinition, Map<string, Set<string>>>()

export function fieldsCalled(bulk: ImportDefinition, name: string): string[] {
  if (!called.has(bulk)) called.set(bulk, namesOf(bulk))
  return [...(called.get(bulk)!.get(bare(name)) ?? [])]
}

/** A field's own name wins over labels of other fields. */
function namesOf(bulk: ImportDefinition) {
  const fields = [...fieldsOf(bulk)]
  const names = new Map<string, Set<string>>()
  for (const field of fields) {
    const { es = [], en = [] } = labelOf(bulk, field) ?? {}
    for (const name of [...es, ...en].map(bare))
      names.set(name, (names.get(name) ?? new Set()).add(field))
  }
  // `discount.rate` would be called as `discountRate` is.
  for (const field of fields.filter((one) => !one.includes('.')))
    names.set(bare(field), new Set([field]))
  return names
}
