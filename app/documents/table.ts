/** A table that runs over as many pages as it needs, with its head on each. Rows stay whole. */
import { setImmediate as breathe } from 'node:timers/promises'
import { ACCENT, INK, LINE, SHADE, type Sheet, type Style } from '#documents/sheet'

/** `width` is the share of what is left by the columns that have none; `points` is fixed. */
export type Column = { title: string; align?: 'left' | 'right' | 'center'; points?: number; share?: number }

export type Row = { cells: readonly string[]; bold?: boolean; shaded?: boolean; indent?: number }

type Placed = Column & { x: number; width: number }

const PAD = 5
const SIZE = 8.5

/** After so many rows other requests have their turn. */
const ROWS_AT_ONCE = 25

/** Writes the table from `y` on; answers where it ends. */
export async function table(sheet: Sheet, y: number, columns: readonly Column[], rows: Iterable<Row>): Promise<number> {
  const placed = place(sheet, columns)
  let [at, count] = [head(sheet, sheet.room(y, 60), placed), 0]

  for (const row of rows) {
    const height = Math.max(...row.cells.map((cell, index) => (cell ? heightOf(sheet, placed[index], cell, row) : 0))) + 2 * PAD
    if (at + height > sheet.bottom) {
      sheet.rule(at)
      sheet.pdf.addPage()
      at = head(sheet, sheet.pdf.y, placed)
    }
    if (row.shaded) sheet.shade(sheet.left, at, sheet.width, height, SHADE)
    row.cells.forEach((cell, index) => cell && write(sheet, placed[index], cell, at + PAD, row))
    at += height
    sheet.rule(at, { color: LINE, width: 0.4 })

    if (++count % ROWS_AT_ONCE === 0) await breathe()
  }
  return at
}

function place({ left, width }: Sheet, columns: readonly Column[]): Placed[] {
  const fixed = columns.reduce((all, { points = 0 }) => all + points, 0)
  const shares = columns.reduce((all, { points, share = 1 }) => all + (points ? 0 : share), 0)
  let x = left

  return columns.map((column) => {
    const own = column.points ?? ((width - fixed) * (column.share ?? 1)) / shares
    const at = { ...column, x, width: own }
    x += own
    return at
  })
}

function head(sheet: Sheet, y: number, columns: readonly Placed[]): number {
  const style: Style = { size: 8, bold: true, color: '#ffffff' }
  const height = Math.max(...columns.map(({ title, width }) => sheet.heightOf(title, width - 2 * PAD, style))) + 2 * PAD
  sheet.shade(sheet.left, y, sheet.width, height, ACCENT)
  for (const { title, x, width, align } of columns) sheet.text(title, x + PAD, y + PAD, width - 2 * PAD, { ...style, align })
  return y + height
}

const styleOf = ({ bold }: Row): Style => ({ size: SIZE, bold, color: INK })

const heightOf = (sheet: Sheet, { width }: Placed, cell: string, row: Row) => sheet.heightOf(cell, width - 2 * PAD - (row.indent ?? 0), styleOf(row))

function write(sheet: Sheet, { x, width, align }: Placed, cell: string, y: number, row: Row) {
  const indent = align === 'right' ? 0 : (row.indent ?? 0)
  sheet.text(cell, x + PAD + indent, y, width - 2 * PAD - indent, { ...styleOf(row), align })
}
