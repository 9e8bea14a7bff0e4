/**
 * CSV as this product writes it (RFC 4180): no cell is taken for a formula by the spreadsheet that
 * opens it.
 */
import type Big from 'big.js'

export type Cell = string | number | boolean | Big | null | undefined

/**
 * How a file is written: what separates its cells, the decimal mark of its numbers, and whether it
 * begins with a byte order mark.
 */
export type CsvStyle = { separator: ',' | ';' | '\t'; decimal: '.' | ','; bom: boolean }

/** The style of every CSV that nobody asked to be otherwise. */
export const PLAIN_CSV: CsvStyle = { separator: ',', decimal: '.', bom: false }

/** What Excel needs in front of a file to read it as UTF-8. */
export const BYTE_ORDER_MARK = '\ufeff'

/** One line, its end included. */
export function csvLine(
  cells: readonly Cell[],
  { separator, decimal }: Pick<CsvStyle, 'separator' | 'decimal'> = PLAIN_CSV
): string {
  return cells.map((cell) => csvCell(cell, decimal)).join(separator) + '\r\n'
}

/**
 * Text that begins like a formula, also in full-width signs, or like one that is guarded already,
 * gets a `'` in front, which an import takes off again. Numbers stay numbers.
 */
function csvCell(cell: Cell, decimal: CsvStyle['decimal']): string {
  if (cell === null || cell === undefined) return ''
  if (typeof cell === 'number' || typeof cell === 'object')
    return numberIn(typeof cell === 'number' ? String(cell) : cell.toFixed(), decimal)
  if (typeof cell !== 'string') return String(cell)

  const guarded = /^'*[=+\-@\t\r＝＋－＠]/.test(cell) ? `'${cell}` : cell
  return /[",;\t\r\n]/.test(guarded) ? `"${guarded.replaceAll('"', '""')}"` : guarded
}

/** A number with a comma is quoted, since the comma may also separate cells. */
function numberIn(text: string, decimal: CsvStyle['decimal']) {
  return decimal === ',' && text.includes('.') ? `"${text.replace('.', ',')}"` : text
}
