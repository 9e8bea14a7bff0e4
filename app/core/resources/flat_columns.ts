/**
 * A record as the columns of a table: what is nested becomes columns `a.b`, and lists of records
 * are files of their own.
 */
import type { Cell } from '#core/primitives/csv'
import type { JsonSchema } from '#core/resources/transformer'

/** A column: its name, the schema of its cells, and how a record gives the cell. */
export type Column = { name: string; schema: JsonSchema; cellOf(record: Record<string, any>): Cell }

type Properties = Record<string, JsonSchema>

/**
 * The columns of a record with these properties. A map such as `metadata` has a column for each of
 * `keys`. Lists of records are left out; a list of texts is one cell, divided by `; `.
 */
export function columnsOf(properties: Properties, keys: readonly string[] = []): Column[] {
  return Object.entries(properties).flatMap(([name, schema]) => {
    if (isOf(schema, 'array'))
      return isOf((schema.items ?? {}) as JsonSchema, 'object') ? [] : [listColumn(name, schema)]
    if (!isOf(schema, 'object'))
      return [{ name, schema, cellOf: (record: Record<string, any>) => record[name] }]

    const nested =
      (schema.properties as Properties) ??
      Object.fromEntries(keys.map((key) => [key, { type: 'string' }]))
    return columnsOf(nested).map((column) => ({
      ...column,
      name: `${name}.${column.name}`,
      cellOf: (record: Record<string, any>) => (record[name] ? column.cellOf(record[name]) : null),
    }))
  })
}

const isOf = ({ type }: JsonSchema, kind: string) => [type].flat().includes(kind)

const listColumn = (name: string, schema: JsonSchema): Column => ({
  name,
  schema,
  cellOf: (record) => record[name]?.join('; '),
})
