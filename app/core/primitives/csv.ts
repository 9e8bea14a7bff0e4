/** Writes CSV (RFC 4180) whose cells no spreadsheet reads as a formula. */
import type Big from 'big.js'

export type Cell = string | number | boolean | Big | null | undefined

export type CsvStyle = { separator: ',' | ';' | '\t'; decimal: '.' | ','; bom: boolean }

export const PLAIN_CSV: CsvStyle = { separator: ',', decimal: '.', bom: false }

/** Excel reads a file as UTF-8 only with this mark. */
export const BYTE_ORDER_MARK = '\ufeff'

export function csvLine(
  cells: readonly Cell[],
  { separator, decimal }: Pick<CsvStyle, 'separator' | 'decimal'> = PLAIN_CSV
): string {
  return cells.map((cell) => csvCell(cell, decimal)).join(separator) + '\r\n'
}

/** Text like a formula, or like a guarded one, gets a `'` in front, which imports remove. */
function csvCell(cell: Cell, decimal: CsvStyle['decimal']): string {
  if (cell === null || cell === undefined) return ''
  if (typeof cell === 'number' || typeof cell === 'object')
    return numberIn(typeof cell === 'number' ? String(cell) : cell.toFixed(), decimal)
  if (typeof cell !== 'string') return String(cell)

  const guarded = /^'*[=+\-@\t\r＝＋－＠]/.test(cell) ? `'${cell}` : cell
  return /[",;\t\r\n]/.test(guarded) ? `"${guarded.replaceAll('"', '""')}"` : guarded
}

/** A decimal comma may also be the separator, so the number is quoted. */
function numberIn(text: string, decimal: CsvStyle['decimal']) {
  return decimal === ',' && text.includes('.') ? `"${text.replace('.', ',')}"` : text
}
