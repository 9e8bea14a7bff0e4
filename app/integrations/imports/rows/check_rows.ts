/** Validates rows by the API's validators; writes nothing, and runs while the database is busy. */
import { comparedKey, type ImportDefinition } from '#core/resources/importable'
import { preparing, type Prepared } from '#core/lucid/insert_many'
import { validate } from '#core/input/validation'
import type { Row } from '#core/database/sql'
import { checkRecords } from '#integrations/imports/rows/check_records'
import { fillIn, whenNew } from '#integrations/imports/rows/defaults'
import type { References } from '#integrations/imports/rows/references'
import {
  errorsOf,
  type Candidate,
  type Checked,
  type Missing,
  type FileRow,
  type RowError,
} from '#integrations/imports/rows/row'

const NONE: Missing[] = []

/** An upsert row may lack fields that only a new record needs. */
export async function checkRows(
  bulk: ImportDefinition,
  rows: readonly FileRow[],
  references: References,
  { upsert, defaults }: { upsert: boolean; defaults: Row }
): Promise<Checked> {
  if (bulk.make) return checkRecords(bulk, rows, references, { upsert, defaults })

  const errors: RowError[] = []
  const readable: { row: number; body: Row }[] = []
  for (const one of rows) {
    if (one.error) errors.push(one.error)
    else readable.push({ row: one.row, body: one.body })
  }
  if (!upsert) fillIn(bulk, rows, defaults)
  const ofNew = upsert ? await whenNew(references, defaults) : undefined

  const resolved = await references.resolve(readable)
  const candidates: Candidate[] = []
  const prepare = preparing(bulk.model)
  for (const { row, body } of readable) {
    const unresolved = resolved.errors.get(row) ?? []
    try {
      const input = (await validate(upsert ? bulk.update! : bulk.create, body)) as Row
      const key = keyOf(bulk, input, { upsert })
      if (upsert && key === undefined)
        errors.push({
          row,
          field: bulk.key!,
          code: 'REQUIRED',
          message: `${bulk.key} is required.`,
        })
      errors.push(...unresolved)
      if (unresolved.length || (upsert && key === undefined)) continue

      candidates.push({
        row,
        key,
        missing: resolved.missing.get(row) ?? NONE,
        ...(upsert
          ? { body, changes: input, whenNew: ofNew }
          : { prepared: ready(prepare(input)) }),
      })
    } catch (error) {
      const found = errorsOf(row, error)
      if (!found) throw error
      errors.push(...found, ...unresolved)
    }
  }
  return { candidates, errors }
}

function keyOf(
  bulk: ImportDefinition,
  input: Row,
  { upsert }: { upsert: boolean }
): string | undefined {
  return bulk.unique && !upsert ? bulk.unique.of(input) : comparedKey(bulk, input)
}

/** Drops the attributes, which the SQL contains: waiting rows stay small in memory. */
function ready({ id, values, audit, metadata }: Prepared): Prepared {
  return { id, values, audit, metadata }
}
