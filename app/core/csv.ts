/** CSV as this product writes it (RFC 4180): no cell is taken for a formula by the spreadsheet that opens it. */
import type Big from 'big.js'

type Cell = string | number | boolean | Big | object | null | undefined

/** One line, its end included. */
export function csvLine(cells: readonly Cell[]): string {
  return cells.map(csvCell).join(',') + '\r\n'
}

/** Text that begins like a formula, or like one that is guarded already, gets a `'` in front, which an import takes off again. Numbers stay numbers; what is no single value, such as metadata, is JSON. */
function csvCell(cell: Cell): string {
  if (cell === null || cell === undefined) return ''
  if (typeof cell === 'object') return 'toFixed' in cell ? (cell as Big).toFixed() : csvCell(JSON.stringify(cell))
  if (typeof cell !== 'string') return String(cell)

  const guarded = /^'*[=+\-@\t\r]/.test(cell) ? `'${cell}` : cell
  return /[",;\t\r\n]/.test(guarded) ? `"${guarded.replaceAll('"', '""')}"` : guarded
}
