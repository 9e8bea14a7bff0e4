/** CSV as this product writes it (RFC 4180): no cell is taken for a formula by the spreadsheet that opens it. */
import type Big from 'big.js'

type Cell = string | number | boolean | Big | null | undefined

/** One line, its end included. */
export function csvLine(cells: readonly Cell[]): string {
  return cells.map(csvCell).join(',') + '\r\n'
}

/** Text that begins like a formula, also in full-width signs, or like one that is guarded already, gets a `'` in front, which an import takes off again. Numbers stay numbers. */
function csvCell(cell: Cell): string {
  if (cell === null || cell === undefined) return ''
  if (typeof cell === 'object') return cell.toFixed()
  if (typeof cell !== 'string') return String(cell)

  const guarded = /^'*[=+\-@\t\r＝＋－＠]/.test(cell) ? `'${cell}` : cell
  return /[",;\t\r\n]/.test(guarded) ? `"${guarded.replaceAll('"', '""')}"` : guarded
}
