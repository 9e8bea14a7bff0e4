/** Converts rows of text files to JSON bodies. */
import { exactNumber } from '#core/input/cells/numbers'
import type { JsonSchema } from '#core/input/fields'

const readers = new WeakMap<object, Map<string, (text: string) => unknown>>()

/** Drops empty cells, and reads numbers and booleans. Other cells stay text for the validator. */
export function fromText(
  schema: { toJSONSchema(): unknown },
  row: Record<string, unknown>
): Record<string, unknown> {
  let readersOfSchema = readers.get(schema)
  if (!readersOfSchema)
    readers.set(schema, (readersOfSchema = textReaders(schema.toJSONSchema() as JsonSchema)))

  const body: Record<string, unknown> = {}
  for (const key of Object.keys(row)) {
    const cell = row[key]
    if (cell === undefined || (typeof cell === 'string' && cell.trim() === '')) continue
    body[key] = typeof cell === 'string' ? (readersOfSchema.get(key)?.(cell.trim()) ?? cell) : cell
  }
  return body
}

function textReaders({ properties = {} }: JsonSchema) {
  const result = new Map<string, (text: string) => unknown>()

  for (const [key, { type }] of Object.entries<JsonSchema>(properties)) {
    const types = [type].flat()
    if (types.includes('string')) continue
    if (types.includes('number') || types.includes('integer')) result.set(key, numberIn)
    if (types.includes('boolean')) result.set(key, booleanIn)
  }
  return result
}

function numberIn(text: string) {
  return text.length > 40 || !/^-?\d+(\.\d+)?$/.test(text) ? text : exactNumber(text)
}

function booleanIn(text: string) {
  if (/^true$/i.test(text)) return true
  if (/^false$/i.test(text)) return false
  return text
}
