/** Errors of an import as CSV: refused rows as sent, with reasons, to be corrected. */
import { csvLine } from '#core/primitives/csv'
import { Current } from '#core/context/current'
import { rows } from '#core/database/query'
import { importOf } from '#integrations/imports/resources'
import { SentRows } from '#integrations/imports/sent_rows'
import Import from '#integrations/models/import'

export type RowError = {
  id: string
  row: number
  line: number | null
  field: string
  code: string
  message: string
}

const AT_ONCE = 1_000
const LONGEST_TEXT = 1_000

/** An import ignores these columns. */
const COLUMNS = ['error_row', 'error_line', 'error_field', 'error_code', 'error_message']

type ReasonOf = (error: RowError) => string

/** The header, then a line per refused row; without the sent cells once the file is gone. */
export async function* errorLines(
  importId: string,
  reasonOf: ReasonOf = ({ message }) => message
): AsyncGenerator<string> {
  const one = await Import.findOrFail(importId)
  const sent = await SentRows.open(one, importOf(one.resource))
  try {
    yield csvLine([...(sent?.columns ?? []), ...COLUMNS])
    for await (const errors of errorsByRow(importId)) yield await lineOf(errors, sent, reasonOf)
  } finally {
    await sent?.close()
  }
}

async function lineOf(errors: RowError[], sent: SentRows | undefined, reasonOf: ReasonOf) {
  const [{ row, line }] = errors
  const { cells = [], text } = (await sent?.row(row)) ?? {}
  const reasons = errors.map(reasonOf)
  const told = text === undefined ? reasons : [...reasons, text.slice(0, LONGEST_TEXT)]
  return csvLine([
    ...cells,
    row,
    line,
    joined(errors.map(({ field }) => field)),
    joined(errors.map(({ code }) => code)),
    joined(told),
  ])
}

const joined = (parts: readonly string[]) => parts.filter(Boolean).join('; ')

/** Groups of errors, in the order of rows. */
async function* errorsByRow(importId: string): AsyncGenerator<RowError[]> {
  let ofRow: RowError[] = []
  for (let after = { row: 0, id: '' }; ;) {
    const some = await rows<RowError>(
      `SELECT id, \`row\`, line, field, code, message FROM import_errors WHERE tenant_id = ? AND import_id = ? AND \`row\` >= ? AND (\`row\` > ? OR id > ?) ORDER BY \`row\`, id LIMIT ${AT_ONCE}`,
      [Current.tenantId, importId, after.row, after.row, after.id]
    )
    for (const error of some) {
      if (ofRow.length && ofRow[0].row !== error.row) {
        yield ofRow
        ofRow = []
      }
      ofRow.push(error)
    }
    if (some.length < AT_ONCE) break
    after = some.at(-1)!
  }
  if (ofRow.length) yield ofRow
}
