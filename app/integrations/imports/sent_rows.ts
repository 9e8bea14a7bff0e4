/** Rows of an import as sent, read in order from its file. */
import { open, type FileHandle } from 'node:fs/promises'
import type { ImportDefinition } from '#core/resources/importable'
import { pathOf } from '#integrations/imports/files'
import { cellsReader, textOf } from '#integrations/imports/formats/cells'
import { BadCell, withoutGuard } from '#integrations/imports/formats/csv_cells'
import { hasHeader, scannerOf, type Format } from '#integrations/imports/formats/format'
import { RecordReader, type FileRecord } from '#integrations/imports/formats/record_reader'
import { fieldOf } from '#integrations/imports/understanding/columns'
import { fieldsOf } from '#integrations/imports/understanding/fields'
import { readingOf, type Reading } from '#integrations/imports/understanding/reading'
import type Import from '#integrations/models/import'

/** `text` replaces the cells of a row that does not match the columns. */
export type SentRow = { cells: string[]; text?: string }

const AT_ONCE = 1_000
const BYTES_AT_ONCE = 1 << 19

export class SentRows {
  #read: FileRecord[] = []
  /** Number of the first row in `#read`. */
  #first = 1

  private constructor(
    readonly columns: readonly string[],
    private readonly file: FileHandle,
    private readonly reader: RecordReader,
    private readonly cellsOf: (text: string) => string[]
  ) {}

  /** Undefined once the file is gone. */
  static async open(one: Import, bulk: ImportDefinition): Promise<SentRows | undefined> {
    const file = await open(pathOf(one.id)).catch((error) => {
      if (error.code !== 'ENOENT') throw error
    })
    if (!file) return

    const reading = await readingOf(one, bulk)
    const format = one.format as Format
    const reader = new RecordReader(
      file,
      scannerOf(format, reading.separator, { line: reading.line }),
      reading.rows
    )
    const columns = hasHeader(format) ? reading.columns : [...fieldsOf(bulk)]
    return new SentRows(
      columns,
      file,
      reader,
      hasHeader(format) ? ofTable(format, reading) : ofJson(bulk, one, columns)
    )
  }

  /** Rows must be requested in ascending order. */
  async row(number: number): Promise<SentRow> {
    while (this.#first + this.#read.length <= number) {
      this.#first += this.#read.length
      this.#read = await this.reader.next(AT_ONCE, BYTES_AT_ONCE)
      if (!this.#read.length) return this.#empty()
    }
    const { text } = this.#read[number - this.#first]
    if (text === undefined) return this.#empty()
    try {
      const cells = this.cellsOf(text)
      while (cells.length > this.columns.length && cells.at(-1) === '') cells.pop()
      return cells.length === this.columns.length ? { cells } : { ...this.#empty(), text }
    } catch (error) {
      if (error instanceof BadCell || error instanceof SyntaxError || error instanceof RangeError)
        return { ...this.#empty(), text }
      throw error
    }
  }

  close() {
    return this.file.close()
  }

  #empty(): SentRow {
    return { cells: this.columns.map(() => '') }
  }
}

function ofTable(format: Format, { separator, columns }: Reading) {
  const cellsOf = cellsReader(format, separator)
  return (text: string) => {
    const cells = cellsOf(text).map((cell) => withoutGuard(textOf(cell)))
    while (format === 'XLSX' && cells.length < columns.length) cells.push('')
    return cells
  }
}

function ofJson(bulk: ImportDefinition, { mapping }: Import, columns: readonly string[]) {
  const toField = fieldOf(bulk, mapping)
  return (text: string) => {
    const value: unknown = JSON.parse(text)
    if (typeof value !== 'object' || value === null || Array.isArray(value))
      throw new SyntaxError('No object')
    const said = new Map(Object.entries(value).map(([key, one]) => [toField(key), one]))
    return columns.map((field) => inCell(said.get(field)))
  }
}

const inCell = (value: unknown) =>
  value === undefined || value === null
    ? ''
    : typeof value === 'string'
      ? value
      : JSON.stringify(value)
