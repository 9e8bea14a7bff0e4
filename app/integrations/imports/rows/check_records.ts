/** Validates records of several rows by the API's validators, each as one body. */
import { comparedKey, itemFields, type ImportDefinition } from '#core/resources/importable'
import type { Row } from '#core/database/sql'
import { validate } from '#core/input/validation'
import { fillIn, recordsIn, whenNew } from '#integrations/imports/rows/defaults'
import { referenceOf } from '#integrations/imports/rows/record_references'
import type { References } from '#integrations/imports/rows/references'
import type { Checked, FileRow, RowError } from '#integrations/imports/rows/row'
import {
  bodyOf,
  errorsOfRecord,
  isOf,
  isTooLarge,
  partsOf,
  refused,
  tooMany,
} from '#integrations/imports/rows/together'

/** Returns candidates and row errors; one wrong row refuses its whole record. Writes nothing. */
export async function checkRecords(
  bulk: ImportDefinition,
  rows: readonly FileRow[],
  references: References,
  { upsert, defaults }: { upsert: boolean; defaults: Row }
): Promise<Checked> {
  const checked: Checked = { candidates: [], errors: [] }
  if (!upsert) fillIn(bulk, rows, defaults)
  const ofNew = upsert ? await whenNew(references, defaults) : undefined
  const resolved = await references.resolve(
    rows.filter(({ body }) => body) as { row: number; body: Row }[]
  )

  for (const record of recordsIn(rows).flatMap((one) => partsOf(bulk, one, resolved.errors))) {
    const numbers = record.map(({ row }) => row)
    const unread = record.flatMap(({ error }) => error ?? [])
    if (isTooLarge(bulk, record)) {
      const bad = new Set(unread.map(({ row }) => row))
      checked.errors.push(
        ...unread,
        ...tooMany(
          bulk,
          numbers.filter((row) => !bad.has(row))
        )
      )
      continue
    }
    if (unread.length) {
      checked.errors.push(...refused(bulk, numbers, unread))
      continue
    }
    const errors = numbers.flatMap((row) => resolved.errors.get(row) ?? [])
    const body = bodyOf(bulk, record, errors)
    try {
      const input = (await validate(upsert ? bulk.update! : bulk.create, body)) as Row
      const key = comparedKey(bulk, input)
      if (upsert && key === undefined)
        errors.push({
          row: numbers[0],
          field: bulk.key!,
          code: 'REQUIRED',
          message: `${bulk.key} is required.`,
        })

      const missing = numbers.flatMap((row) => resolved.missing.get(row) ?? [])
      if (!errors.length)
        checked.candidates.push({
          row: numbers[0],
          rows: numbers,
          key,
          missing,
          body,
          changes: input,
          whenNew: ofNew,
          reference: referenceOf(bulk, record[0].body ?? {}),
        })
    } catch (error) {
      const found = errorsOfRecord(bulk, numbers, error)
      if (!found) throw error
      errors.push(...found.filter(({ row, field }) => !isReported(bulk, errors, row, field)))
    }
    if (errors.length) checked.errors.push(...refused(bulk, numbers, errors))
  }
  return checked
}

/**
 * Looks for an earlier error of this field, or of a column that finds or makes its record: of the row, or of
 * the whole record where the rows share the reference.
 */
function isReported(
  bulk: ImportDefinition,
  errors: readonly RowError[],
  row: number,
  field: string
) {
  const isShared = field in (bulk.references ?? {}) && !itemFields(bulk).includes(field)
  return errors.some((one) => (isShared || one.row === row) && isOf(bulk, field, one.field))
}
