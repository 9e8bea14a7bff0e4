/** Applies the `defaults` of an import to new records; existing records keep their values. */
import { itemFields, type ImportDefinition } from '#core/resources/importable'
import type { Row } from '#core/database/sql'
import type { References } from '#integrations/imports/rows/references'
import type { FileRow, Missing, RowError } from '#integrations/imports/rows/row'

/** Defaults of a record that an upsert makes, with resolved references. */
export type WhenNew = { body: Row; missing: Missing[]; errors: RowError[] }

/** Fields of the whole record go to its first row, unless a row has them. */
export function fillIn(bulk: ImportDefinition, rows: readonly FileRow[], defaults: Row) {
  const fields = Object.keys(defaults)
  if (!fields.length) return

  const ofItems = new Set(
    itemFields(bulk).flatMap((field) => [field, bulk.references?.[field]?.column ?? field])
  )
  for (const record of recordsIn(rows)) {
    const bodies: Row[] = record.flatMap(({ body }) => (body ? [body] : []))
    for (const field of fields) {
      const isSaid = (body: Row) => namesOf(bulk, field).some((name) => body[name] !== undefined)
      if (ofItems.has(field))
        for (const body of bodies) isSaid(body) || (body[field] = defaults[field])
      else if (bodies.length && !bodies.some(isSaid)) bodies[0][field] = defaults[field]
    }
  }
}

/** Resolved once for all new rows of an upsert. */
export async function whenNew(references: References, defaults: Row): Promise<WhenNew | undefined> {
  if (!Object.keys(defaults).length) return

  const body = { ...defaults }
  const { errors, missing } = await references.resolve([{ row: 0, body }])
  return { body, missing: missing.get(0) ?? [], errors: errors.get(0) ?? [] }
}

/** A reference is given by its id or its name. */
function namesOf({ references = {} }: ImportDefinition, field: string): string[] {
  const [id] =
    Object.entries(references).find(([id, { column }]) => field === id || field === column) ?? []
  return id ? [id, references[id].column] : [field]
}

/** Rows of one record are consecutive. */
export function recordsIn(rows: readonly FileRow[]): FileRow[][] {
  const records: FileRow[][] = []
  for (const row of rows) {
    if (row.place && records.length) records.at(-1)!.push(row)
    else records.push([row])
  }
  return records
}
