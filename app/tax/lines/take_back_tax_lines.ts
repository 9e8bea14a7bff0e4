/** Takes the tax lines of a document back, as its entries are reversed. */
import { Current } from '#core/context/current'
import { rows, type DatabaseRow, type Statement } from '#core/database/query'
import { newId } from '#core/primitives/ids'
import { defer, deferInsert } from '#core/database/transaction/writes'

const COLUMNS = [
  ...['document_type', 'document_id', 'line_id', 'side', 'tax_id', 'tax_kind', 'scheme_code'],
  ...['category', 'rate', 'base', 'amount', 'per_unit', 'quantity', 'nature', 'creditable'],
  ...['account_id', 'third_party_id'],
] as const

/** The tax lines of a document, for a batch of the caller. */
export const taxLinesStatement = (documentId: string): Statement => [
  `SELECT day, sign, ${COLUMNS.join(', ')} FROM tax_lines WHERE tenant_id = ? AND document_id = ?`,
  [Current.tenantId, documentId],
]

/**
 * On `day` (`YYYY-MM-DD`), for a void or before the document is posted again: rows of that day go,
 * earlier ones get rows of the opposite sign, so that other days stay as they were. `found` are the
 * rows of `taxLinesStatement`, if the caller has read them. The document must be locked.
 */
export async function takeBackTaxLines(
  documentId: string,
  day: string,
  found?: readonly DatabaseRow[]
) {
  const lines = found ?? (await rows(...taxLinesStatement(documentId)))
  if (lines.some((line) => line.day === day))
    defer('DELETE FROM tax_lines WHERE tenant_id = ? AND document_id = ? AND day = ?', [
      Current.tenantId,
      documentId,
      day,
    ])
  const opposite = standing(lines.filter((line) => line.day !== day)).map(({ sign, ...line }) => ({
    tenant_id: Current.tenantId,
    id: newId(),
    ...line,
    day,
    sign: -sign,
  }))
  if (opposite.length) deferInsert('tax_lines', opposite)
}

/** The lines that no earlier change has taken back. */
function standing(lines: readonly DatabaseRow[]): (DatabaseRow & { sign: number })[] {
  const alike = Map.groupBy(lines, (line) => JSON.stringify(COLUMNS.map((column) => line[column])))
  return [...alike.values()].flatMap((group) => {
    const sign = group.reduce((sum, line) => sum + Number(line.sign), 0)
    return sign ? [{ ...group[0], sign }] : []
  })
}
