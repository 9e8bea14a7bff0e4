/** Rows of a sheet with their displayed values; a formula's is the one cached in the file. */
import type { Readable } from 'node:stream'
import { invalid } from '#core/errors/refusal'
import type { Cell } from '#integrations/imports/formats/cells'
import { momentOf } from '#integrations/imports/formats/xlsx/serials'
import type { Style } from '#integrations/imports/formats/xlsx/styles'
import { RichText } from '#integrations/imports/formats/xlsx/texts'
import { parse, type Attributes } from '#integrations/imports/formats/xlsx/xml'

export type SheetRow = { number: number; cells: Cell[] }

type With = { texts: readonly string[]; styles: readonly Style[]; begins1904: boolean }

const MOST_COLUMNS = 1_000

/** Passes non-empty rows to `onRows`, block by block. */
export async function readSheet(
  part: Readable,
  about: With,
  onRows: (rows: SheetRow[]) => Promise<void>
) {
  const sheet = new Sheet(about)
  await parse(part, sheet, async () => {
    const rows = sheet.taken()
    if (rows.length) await onRows(rows)
  })
}

class Sheet {
  readonly #about: With
  readonly #text = new RichText()
  #rows: SheetRow[] = []
  #row: SheetRow = { number: 0, cells: [] }
  #cell: { column: number; type: string; style: Style } | undefined
  #value = ''
  #isValue = false

  constructor(about: With) {
    this.#about = about
  }

  taken() {
    const rows = this.#rows
    this.#rows = []
    return rows
  }

  open = (tag: string, attributes: Attributes) => {
    if (tag === 'row')
      [this.#row, this.#cell] = [{ number: this.#numberOf(attributes.r), cells: [] }, undefined]
    else if (tag === 'c') this.#begin(attributes)
    else if (tag === 'v') this.#isValue = true
    else if (tag === 'is') this.#text.begin()
    this.#text.open(tag)
  }

  text = (said: string) => {
    if (this.#isValue) this.#value += said
    this.#text.add(said)
  }

  close = (tag: string) => {
    this.#text.close(tag)
    if (tag === 'v') this.#isValue = false
    else if (tag === 'is') this.#value = this.#text.said
    else if (tag === 'c') this.#end()
    else if (tag === 'row' && this.#row.cells.length) this.#rows.push(this.#row)
  }

  #numberOf(said: string | undefined) {
    const number = said === undefined ? this.#row.number + 1 : Number(said)
    if (!(number > this.#row.number && number <= 2 ** 20))
      throw invalid(
        'file',
        'WRONG_FORMAT',
        `The rows of the sheet are not in order: ${said} comes after ${this.#row.number}`
      )
    return number
  }

  #begin({ r: place, t: type = 'n', s: style }: Attributes) {
    const column = place
      ? columnOf(place)
      : this.#cell
        ? this.#cell.column + 1
        : this.#row.cells.length
    this.#cell = {
      column,
      type,
      style: style === undefined ? undefined : this.#about.styles[Number(style)],
    }
    this.#value = ''
  }

  #end() {
    const { column, type, style } = this.#cell!
    const cell = this.#value === '' ? null : this.#read(this.#value, type, style)
    if (cell === null || cell === '') return
    if (column >= MOST_COLUMNS)
      throw invalid(
        'file',
        'TOO_MANY_COLUMNS',
        `Row ${this.#row.number} of the sheet has more than ${MOST_COLUMNS} columns`
      )
    const { cells } = this.#row
    while (cells.length < column) cells.push(null)
    cells[column] = cell
  }

  #read(value: string, type: string, style: Style): Cell {
    if (type === 's') return this.#about.texts[Number(value)] ?? null
    if (type === 'b') return value === '1' || value === 'true'
    if (type === 'e') return { error: value }
    if (type !== 'n') return value

    const number = Number(value)
    if (!Number.isFinite(number)) return { error: value }
    if (style === 'day') return momentOf(number, this.#about.begins1904) ?? number
    return style === 'share' ? { share: number } : number
  }
}

/** `C7` is in column 2. */
function columnOf(place: string): number {
  let column = 0
  for (const letter of place) {
    const value = letter.charCodeAt(0) - 64
    if (value < 1 || value > 26) break
    column = column * 26 + value
  }
  return column - 1
}
