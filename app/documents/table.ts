/** Tables over as many pages as needed, with the head on each; a row never breaks over pages. */
import { breathe } from '#documents/drawing/breath'
import { INK, LINE, SHADE, type Sheet, type Style } from '#documents/sheet'

/** `points` is the preferred width; numbers and `whole` columns fit their widest cell. */
export type Column = {
  title: string
  align?: 'left' | 'right'
  whole?: boolean
  points?: number
  share?: number
}

export type Row = { cells: readonly string[]; bold?: boolean; shaded?: boolean; indent?: number }

type Placed = Column & { x: number; width: number; size: number }

const PAD = 5

/** Greatest height of a cell in points, because a row must fit on a page. */
const MOST_HIGH = 260
const MOST_CHARACTERS = 1_000

/** The small size is for tables in which numbers leave too little room or words would break. */
const SIZES = [8.5, 6.8] as const
const MOST_OF_NUMBERS = 0.66

/** Longer words are broken, in points. */
const MOST_OF_WORD = 84

const ROWS_AT_ONCE = 25

/** Draws the table from `y` on. Returns the y of its end. */
export async function table(
  sheet: Sheet,
  y: number,
  columns: readonly Column[],
  given: readonly Row[]
): Promise<number> {
  const rows = given.map((row) => ({
    ...row,
    cells: row.cells.map((cell) => cell.slice(0, MOST_CHARACTERS)),
  }))
  const placed = place(sheet, columns, rows)
  let [at, count] = [head(sheet, sheet.room(y, 60), placed), 0]

  for (const row of rows) {
    const height =
      Math.max(
        ...row.cells.map((cell, index) => (cell ? heightOf(sheet, placed[index], cell, row) : 0))
      ) +
      2 * PAD
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

/** Chooses the large size if numbers leave enough room and text breaks only between words. */
function place(sheet: Sheet, columns: readonly Column[], rows: readonly Row[]): Placed[] {
  const large = widthsAt(sheet, columns, rows, SIZES[0])
  const { size, widths } = large.fits ? large : widthsAt(sheet, columns, rows, SIZES[1])

  let x = sheet.left
  return columns.map((column, index) => {
    const at = { ...column, x, width: widths[index], size }
    x += widths[index]
    return at
  })
}

function widthsAt(sheet: Sheet, columns: readonly Column[], rows: readonly Row[], size: number) {
  const isNumber = ({ align }: Column) => align === 'right'
  const ofNumbers = (widths: readonly number[]) =>
    all(widths.filter((_, index) => isNumber(columns[index])))
  const most = sheet.width * MOST_OF_NUMBERS

  const least = columns.map((column, index) =>
    isNumber(column) || column.whole ? widest(sheet, column, rows, index, size) : 0
  )
  const airy = columns.map(({ points = 0 }, index) => Math.max(points, least[index]))
  const fixed =
    ofNumbers(airy) > most
      ? columns.map((column, index) => (isNumber(column) ? least[index] : airy[index]))
      : airy
  const words = columns.map((column, index) =>
    fixed[index] ? 0 : longestWord(sheet, column, rows, index, size)
  )

  return {
    size,
    widths: shared(columns, fixed, words, sheet.width),
    fits: ofNumbers(least) <= most && all(fixed) + all(words) <= sheet.width,
  }
}

/** Shares the free width; a share narrower than its longest word gets the width of that word. */
function shared(
  columns: readonly Column[],
  fixed: readonly number[],
  words: readonly number[],
  width: number
): number[] {
  const own = [...fixed]

  for (;;) {
    const left = width - all(own)
    const open = columns.flatMap((_, index) => (own[index] ? [] : [index]))
    const shares = all(open.map((index) => columns[index].share ?? 1))
    const shareOf = (index: number) => (left * (columns[index].share ?? 1)) / shares
    const narrow =
      all(open.map((index) => words[index])) > left
        ? []
        : open.filter((index) => words[index] > shareOf(index))

    if (!narrow.length) return own.map((width, index) => width || shareOf(index))
    for (const index of narrow) own[index] = words[index]
  }
}

function longestWord(
  sheet: Sheet,
  { title }: Column,
  rows: readonly Row[],
  index: number,
  size: number
): number {
  let longest = ''
  for (const { cells } of rows)
    for (const [word] of cells[index].matchAll(/\S+/g))
      if (word.length > longest.length) longest = word
  const widths = [
    sheet.widthOf(longest, { size, bold: true }),
    ...title.split(' ').map((word) => sheet.widthOf(word, { size: size - 0.5, bold: true })),
  ]
  return Math.min(Math.ceil(Math.max(...widths)), MOST_OF_WORD) + 2 * PAD + 1
}

/** All digits have the same width, so the longest number is the widest. */
function widest(
  sheet: Sheet,
  { title }: Column,
  rows: readonly Row[],
  index: number,
  size: number
): number {
  const longest = rows.reduce(
    (found, { cells }) => (cells[index].length > found.length ? cells[index] : found),
    ''
  )
  const words = (title.length > 14 ? title.split(' ') : [title]).map((word) =>
    sheet.widthOf(word, { size, bold: true })
  )
  return Math.ceil(Math.max(...words, sheet.widthOf(longest, { size, bold: true }))) + 2 * PAD + 2
}

const all = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0)

function head(sheet: Sheet, y: number, columns: readonly Placed[]): number {
  const style: Style = { size: columns[0].size - 0.5, bold: true, color: sheet.colors.onFill }
  const height =
    Math.max(...columns.map(({ title, width }) => sheet.heightOf(title, width - 2 * PAD, style))) +
    2 * PAD
  sheet.shade(sheet.left, y, sheet.width, height, sheet.colors.fill)
  for (const { title, x, width, align } of columns)
    sheet.text(title, x + PAD, y + PAD + 1, width - 2 * PAD, { ...style, align })
  return y + height
}

const styleOf = ({ size }: Placed, { bold }: Row): Style => ({
  size,
  bold,
  color: INK,
  most: MOST_HIGH,
})

const heightOf = (sheet: Sheet, column: Placed, cell: string, row: Row) =>
  sheet.heightOf(cell, column.width - 2 * PAD - (row.indent ?? 0), styleOf(column, row))

function write(sheet: Sheet, column: Placed, cell: string, y: number, row: Row) {
  const { x, width, align } = column
  const indent = align === 'right' ? 0 : (row.indent ?? 0)
  sheet.text(cell, x + PAD + indent, y, width - 2 * PAD - indent, {
    ...styleOf(column, row),
    align,
  })
}
