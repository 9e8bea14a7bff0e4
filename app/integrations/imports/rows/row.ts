/** A row of a file on its way into a record. */
import type { Prepared } from '#core/lucid/insert_many'
import type { Row } from '#core/database/sql'
import { ValidationFailed } from '#core/input/validation'
import { isTooMuchAtOnce } from '#core/database/errors_and_retries'
import { refusalFrom } from '#core/errors/refusal'
import type { WhenNew } from '#integrations/imports/rows/defaults'

export type RowError = { row: number; field: string; code: string; message: string }

/** The row's body, or its error. `place` is its position among the `of` rows of its record. */
export type FileRow = { row: number; place?: number; of?: number } & (
  { body: Row; error?: undefined } | { body?: undefined; error: RowError }
)

/** A referenced record that is created on the way. */
export type Missing = { field: string; id: string; input: Row }

/**
 * A valid row: ready to insert, or its body for an upsert or an action. `rows` are all rows of the
 * record, `whenNew` the defaults of an upsert, `reference` its key against repetition.
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

/** The result of validating rows. */
export type Checked = { candidates: Candidate[]; errors: RowError[] }

/** The result of writing rows. */
export type Outcome = { created: number; updated: number; unchanged: number; errors: RowError[] }

export const nothingYet = (): Outcome => ({ created: 0, updated: 0, unchanged: 0, errors: [] })

/** The row's errors for a refusal; undefined when the row is not at fault. */
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
  // SQLSTATE 22 is an invalid value, 23 a violated constraint.
  if (/^2[23]/.test(error?.sqlState ?? ''))
    return [{ row, field: '', code: 'INVALID', message: 'The database does not take this row' }]
}
