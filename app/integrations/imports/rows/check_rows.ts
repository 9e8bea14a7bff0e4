/** Validates rows by the API's validators; writes nothing, and runs while the database is busy. */
import {
  comparedKey,
  type Beside,
  type ImportDefinition,
  type Resolved,
} from '#core/resources/importable'
import { preparing, type Prepared } from '#core/lucid/insert_many'
import { validate } from '#core/input/validation'
import type { Row } from '#core/database/sql'
import { checkRecords } from '#integrations/imports/rows/check_records'
import { fillIn, whenNew, type WhenNew } from '#integrations/imports/rows/defaults'
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
  const add = ({ row, key, body, input }: Valid, beside?: Resolved) =>
    candidates.push({
      row,
      key,
      missing: resolved.missing.get(row) ?? NONE,
      ...(beside && { beside }),
      ...(upsert
        ? { body, changes: input, whenNew: ofNew }
        : { prepared: ready(prepare(beside?.values ? { ...input, ...beside.values } : input)) }),
    })

  const valid: Valid[] = []
  const complete = upsert ? undefined : bulk.completes?.()
  for (const { row, body } of readable) {
    const unresolved = resolved.errors.get(row) ?? []
    try {
      const said = (await validate(upsert ? bulk.update! : bulk.create, body)) as Row
      const input = (await complete?.(said)) ?? said
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

      if (bulk.beside) valid.push({ row, key, body, input })
      else add({ row, key, body, input })
    } catch (error) {
      const found = errorsOf(row, error)
      if (!found) throw error
      errors.push(...found, ...unresolved)
    }
  }
  if (bulk.beside)
    for (const [index, found] of (await besides(bulk.beside, valid, ofNew)).entries()) {
      if (found.error) errors.push({ row: valid[index].row, ...found.error })
      else add(valid[index], found)
    }
  return { candidates, errors }
}

type Valid = { row: number; key: string | undefined; body: Row; input: Row }

/** An upsert row may make a record with the defaults. */
const besides = ({ resolve }: Beside, valid: readonly Valid[], ofNew: WhenNew | undefined) =>
  resolve(valid.map(({ input }) => (ofNew ? { ...ofNew.body, ...input } : input)))

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
