/** A row of a file on its way into a record. */
import type { Prepared } from '#core/lucid/insert_many'
import type { Row } from '#core/database/sql'
import { ValidationFailed } from '#core/input/validation'
import { isTooMuchAtOnce } from '#core/database/errors_and_retries'
import { refusalFrom } from '#core/errors/refusal'
import type { WhenNew } from '#integrations/imports/rows/defaults'

export type RowError = { row: number; field: string; code: string; message: string }

/**
 * What the file says: the body that the API would be sent, or what is wrong with the row as a
 * whole. `place` is its place among the `of` rows that are one record.
 */
export type FileRow = { row: number; place?: number; of?: number } & (
  { body: Row; error?: undefined } | { body?: undefined; error: RowError }
)

/** A record that a row names, and that is made on the way. */
export type Missing = { field: string; id: string; input: Row }

/**
 * A row that is right by itself: ready to be inserted, or what it says, where a record may be there
 * or an action makes it; `rows` are all rows of the record, `whenNew` what an upsert gives one that
 * it makes, `reference` what it is known by again.
 */
export type Candidate = { row: number; key: string | undefined; missing: Missing[] } & (
  { prepared: Prepared } | Said
)

export type Said = {
  prepared?: undefined
  body: Row
  changes: Row
  rows?: number[]
  whenNew?: WhenNew
  reference?: string
}

/** The result of checking some rows. */
export type Checked = { candidates: Candidate[]; errors: RowError[] }

/** The result of writing some rows. */
export type Outcome = { created: number; updated: number; unchanged: number; errors: RowError[] }

export const nothingYet = (): Outcome => ({ created: 0, updated: 0, unchanged: 0, errors: [] })

/** The errors of a row for a refusal; undefined when the row is not at fault. */
export function errorsOf(row: number, error: any): RowError[] | undefined {
  if (isTooMuchAtOnce(error)) return
  if (error instanceof ValidationFailed)
    return error.errors.map(({ field, code, message }) => ({
      row,
      field: field.slice(0, 255),
      code,
      message,
    }))

  const refusal = refusalFrom(error)
  if (refusal && refusal.status < 500) {
    const { errors, code, message } = refusal
    return errors?.length
      ? errors.map(({ field }) => ({ row, field, code: errors[0].code, message }))
      : [{ row, field: '', code, message }]
  }
  // SQLSTATE 22 is a value that a column does not take, 23 a rule of the database.
  if (/^2[23]/.test(error?.sqlState ?? ''))
    return [{ row, field: '', code: 'INVALID', message: 'The database does not take this row' }]
}
