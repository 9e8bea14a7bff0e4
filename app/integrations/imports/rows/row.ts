import type { Prepared } from '#core/lucid/insert_many'
import type { Row } from '#core/database/sql'
import type { Resolved } from '#core/resources/importable'
import { ValidationFailed } from '#core/input/validation'
import { isTooMuchAtOnce } from '#core/database/errors_and_retries'
import { refusalFrom } from '#core/errors/refusal'
import type { WhenNew } from '#integrations/imports/rows/defaults'

export type RowError = { row: number; field: string; code: string; message: string }

/** The body of a row, or its error; `place` is its index among the `of` rows of a record. */
export type FileRow = { row: number; place?: number; of?: number } & (
  { body: Row; error?: undefined } | { body?: undefined; error: RowError }
)

/** A referenced record to be made. */
export type Missing = { field: string; id: string; input: Row }

/** A valid row: prepared for insertion, or its values where an upsert or an action decides. */
export type Candidate = {
  row: number
  key: string | undefined
  missing: Missing[]
  beside?: Resolved
} & ({ prepared: Prepared } | Said)

export type Said = {
  prepared?: undefined
  body: Row
  changes: Row
  rows?: number[]
  whenNew?: WhenNew
  reference?: string
}

export type Checked = { candidates: Candidate[]; errors: RowError[] }

export type Outcome = { created: number; updated: number; unchanged: number; errors: RowError[] }

export const nothingYet = (): Outcome => ({ created: 0, updated: 0, unchanged: 0, errors: [] })

/** Row errors of a refusal; undefined when the row is not the cause. */
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
  // SQLSTATE 22 is an invalid value for a column, 23 a violated constraint.
  if (/^2[23]/.test(error?.sqlState ?? ''))
    return [{ row, field: '', code: 'INVALID', message: 'The database does not take this row' }]
}
