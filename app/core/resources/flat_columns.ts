/** Flattens records into columns: nested objects become `a.b`. */
import type { Cell } from '#core/primitives/csv'
import type { JsonSchema, ApiRecord } from '#core/resources/transformer'

export type Column = { name: string; schema: JsonSchema; cellOf(record: ApiRecord): Cell }

type Properties = Record<string, JsonSchema>

/**
 * A map has one column per key of `keys`. Lists of objects are left out, except where `x-column` of
 * the schema names the field that stands for each.
 */
export function columnsOf(properties: Properties, keys: readonly string[] = []): Column[] {
  return Object.entries(properties).flatMap(([name, schema]) => {
    if (isOf(schema, 'array')) {
      const isShown = schema['x-column'] || !isOf((schema.items ?? {}) as JsonSchema, 'object')
      return isShown ? [listColumn(name, schema)] : []
    }
    if (!isOf(schema, 'object'))
      return [{ name, schema, cellOf: (record: ApiRecord) => record[name] }]

    const nested =
      (schema.properties as Properties) ??
      Object.fromEntries(keys.map((key) => [key, { type: 'string' }]))
    return columnsOf(nested).map((column) => ({
      ...column,
      name: `${name}.${column.name}`,
      cellOf: (record: ApiRecord) => (record[name] ? column.cellOf(record[name]) : null),
    }))
  })
}

const isOf = ({ type }: JsonSchema, kind: string) => [type].flat().includes(kind)

function listColumn(name: string, schema: JsonSchema): Column {
  const field = schema['x-column'] as string | undefined
  const shown = (value: any) => (field ? value[field] : value)
  return { name, schema, cellOf: (record) => record[name]?.map(shown).join('; ') }
}
