/** Cells of a row in formats with a header. */
import Big from 'big.js'
import { cellsOf } from '#integrations/imports/formats/csv_cells'
import type { Format } from '#integrations/imports/formats/format'

/** CSV has text only; a sheet also percentages (`share`) and errors (`#N/A`). Null is empty. */
export type Cell = string | number | boolean | { share: number } | { error: string } | null

/** Parser of a row's text; throws `BadCell` for a broken quote. */
export function cellsReader(format: Format, separator: string): (text: string) => Cell[] {
  return format === 'XLSX' ? (text) => JSON.parse(text) : (text) => cellsOf(text, separator)
}

export const isEmpty = (cell: Cell | undefined) =>
  cell === undefined || cell === null || (typeof cell === 'string' && cell.trim() === '')

/** A cell as people see it; numbers in plain notation. */
export function textOf(cell: Cell | undefined): string {
  if (cell === undefined || cell === null) return ''
  if (typeof cell === 'object') return 'error' in cell ? cell.error : `${percentOf(cell.share)}%`
  return typeof cell === 'number' ? plainNumber(cell) : String(cell)
}

/** Exact: 0.19 becomes 19. */
export const percentOf = (share: number) => new Big(share).times(100).toNumber()

/** Without an exponent, since a tax id of many digits is text. */
const plainNumber = (value: number) =>
  Number.isInteger(value) && Math.abs(value) >= 1e21 ? BigInt(value).toString() : String(value)
