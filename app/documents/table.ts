/** A table that runs over as many pages as it needs, with its head on each. Rows stay whole. */
import { setImmediate as breathe } from 'node:timers/promises'
import { ACCENT, INK, LINE, SHADE, type Sheet, type Style } from '#documents/sheet'

/** A column of numbers is as wide as its widest, and at least `points`; the others share what is left. */
export type Column = { title: string; align?: 'left' | 'right'; points?: number; share?: number }

export type Row = { cells: readonly string[]; bold?: boolean; shaded?: boolean; indent?: number }

type Placed = Column & { x: number; width: number; size: number }

const PAD = 5

/** A row always fits on a page: what a cell says beyond this many points is left out. */
const MOST_HIGH = 260
const MOST_CHARACTERS = 1_000

/** The second where numbers would leave too little to text. */
const SIZES = [8.5, 6.8] as const
const MOST_OF_NUMBERS = 0.66

/** After so many rows other requests have their turn. */
const ROWS_AT_ONCE = 25

/** Writes the table from `y` on; answers where it ends. */
export async function table(sheet: Sheet, y: number, columns: readonly Column[], given: readonly Row[]): Promise<number> {
  const rows = given.map((row) => ({ ...row, cells: row.cells.map((cell) => cell.slice(0, MOST_CHARACTERS)) }))
  const placed = place(sheet, columns, rows)
  let [at, count] = [head(sheet, sheet.room(y, 60), placed), 0]

  for (const row of rows) {
    const height = Math.max(...row.cells.map((cell, index) => (cell ? heightOf(sheet, placed[index], cell, row) : 0))) + 2 * PAD
    if (at + height > sheet.bottom) {
      sheet.rule(at)
      sheet.pdf.addPage()
      at = head(sheet, sheet.pdf.y, placed)
    }
    if (row.shaded) sheet.shade(sheet.left, at, sheet.width, height, SHADE)
    row.cells.forEach((cell, index) => cell && write(sheet, placed[index], cell, at + PAD + 1, row))
    at += height
    sheet.rule(at, { color: LINE, width: 0.4 })

    if (++count % ROWS_AT_ONCE === 0) await breathe()
  }
  return at
}

function place(sheet: Sheet, columns: readonly Column[], rows: readonly Row[]): Placed[] {
  const widthsIn = (size: number) => columns.map((column, index) => (column.align === 'right' ? Math.max(column.points ?? 0, widest(sheet, column, rows, index, size)) : (column.points ?? 0)))
  const tooWide = (widths: readonly number[]) => all(widths.filter((_, index) => columns[index].align === 'right')) > sheet.width * MOST_OF_NUMBERS
  const size = tooWide(widthsIn(SIZES[0])) ? SIZES[1] : SIZES[0]

  const fixed = widthsIn(size)
  const shares = all(columns.map(({ share = 1 }, index) => (fixed[index] ? 0 : share)))
  let x = sheet.left
  return columns.map((column, index) => {
    const width = fixed[index] || ((sheet.width - all(fixed)) * (column.share ?? 1)) / shares
    const at = { ...column, x, width, size }
    x += width
    return at
  })
}

/** Digits are of one width: the longest number is the widest. A long title may break between its words. */
function widest(sheet: Sheet, { title }: Column, rows: readonly Row[], index: number, size: number): number {
  const longest = rows.reduce((found, { cells }) => (cells[index].length > found.length ? cells[index] : found), '')
  const words = (title.length > 14 ? title.split(' ') : [title]).map((word) => sheet.widthOf(word, { size, bold: true }))
  return Math.ceil(Math.max(...words, sheet.widthOf(longest, { size, bold: true }))) + 2 * PAD + 2
}

const all = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0)

function head(sheet: Sheet, y: number, columns: readonly Placed[]): number {
  const style: Style = { size: columns[0].size - 0.5, bold: true, color: '#ffffff' }
  const height = Math.max(...columns.map(({ title, width }) => sheet.heightOf(title, width - 2 * PAD, style))) + 2 * PAD
  sheet.shade(sheet.left, y, sheet.width, height, ACCENT)
  for (const { title, x, width, align } of columns) sheet.text(title, x + PAD, y + PAD + 1, width - 2 * PAD, { ...style, align })
  return y + height
}

const styleOf = ({ size }: Placed, { bold }: Row): Style => ({ size, bold, color: INK, most: MOST_HIGH })

const heightOf = (sheet: Sheet, column: Placed, cell: string, row: Row) => sheet.heightOf(cell, column.width - 2 * PAD - (row.indent ?? 0), styleOf(column, row))

function write(sheet: Sheet, column: Placed, cell: string, y: number, row: Row) {
  const { x, width, align } = column
  const indent = align === 'right' ? 0 : (row.indent ?? 0)
  sheet.text(cell, x + PAD + indent, y, width - 2 * PAD - indent, { ...styleOf(column, row), align })
}
