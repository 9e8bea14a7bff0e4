/** An importable CSV template: the columns of a resource and one or two example rows. */
import { rowOf, type ImportDefinition } from '#core/resources/importable'
import { csvLine } from '#core/primitives/csv'
import type { JsonSchema } from '#core/input/fields'

export function templateOf(bulk: ImportDefinition): string {
  const { properties } = rowOf(bulk).toJSONSchema() as { properties: Record<string, JsonSchema> }
  const columns = columnsIn(bulk, Object.keys(properties))
  const examples = [bulk.example, bulk.exampleToo].filter((one) => one !== undefined)
  return [
    columns,
    ...examples.map((example) =>
      columns.map((column) => example[column] ?? properties[column]?.default)
    ),
  ]
    .map((cells) => csvLine(cells as string[]))
    .join('')
}

/** A column for the name of a reference replaces the one for its id. */
function columnsIn({ references = {} }: ImportDefinition, fields: readonly string[]): string[] {
  const told = Object.values(references).flatMap(({ told = {} }) =>
    Object.values(told)
      .flat()
      .filter((one) => typeof one === 'string')
  )
  return [...new Set([...fields.map((field) => references[field]?.column ?? field), ...told])]
}
