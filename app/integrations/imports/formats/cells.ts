/** The cells of one row of a format with a header. */
import Big from 'big.js'
import { cellsOf } from '#integrations/imports/formats/csv_cells'
import type { Format } from '#integrations/imports/formats/format'

/**
 * A CSV cell is text; a sheet's cell has a type, is a percentage (`share`), or an error such as
 * `#N/A`. Null is empty.
 */
export type Cell = string | number | boolean | { share: number } | { error: string } | null

/** Parses the text of a row; throws `BadCell` for a broken quote. */
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

/** 0.19 is 19 percent, exactly. */
export const percentOf = (share: number) => new Big(share).times(100).toNumber()

/** Without exponent: a tax id of many digits is text. */
const plainNumber = (value: number) =>
  Number.isInteger(value) && Math.abs(value) >= 1e21 ? BigInt(value).toString() : String(value)
