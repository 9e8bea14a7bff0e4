/** Rows of an import's file, from where it stands, as bodies that the API would be sent. */
import { open, type FileHandle } from 'node:fs/promises'
import type { Bulk } from '#core/bulk'
import type { Row } from '#core/sql'
import { columnsOf, fieldOf, type FieldOf } from '#integrations/imports/columns'
import { headerOf, type FileHeader } from '#integrations/imports/file_header'
import { pathOf } from '#integrations/imports/files'
import { BadCell, cellsOf, withoutGuard } from '#integrations/imports/formats/csv_cells'
import { scannerOf, type Format } from '#integrations/imports/formats/format'
import { RecordReader, type FileRecord } from '#integrations/imports/formats/record_reader'
import type { FileRow } from '#integrations/imports/rows/row'
import type Import from '#integrations/models/import'

/** Rows of one transaction, and the most bytes of them: what goes to the database in one packet is bounded. */
const MOST_ROWS = 1_000
const MOST_BYTES = 256 * 1024

export type Chunk = { rows: FileRow[]; position: number }

export class RowReader {
  readonly #file: FileHandle
  readonly #records: RecordReader
  readonly #bodyOf: (text: string) => Row
  #row: number

  private constructor(file: FileHandle, records: RecordReader, bodyOf: (text: string) => Row, row: number) {
    this.#file = file
    this.#records = records
    this.#bodyOf = bodyOf
    this.#row = row
  }

  /** From where the import stands, `processed` rows behind the first; or from the byte at which it stood then. */
  static async open(one: Import, bulk: Bulk, position = one.position): Promise<RowReader> {
    const file = await open(pathOf(one.id))
    const format = one.format as Format
    const header = await headerOf(file, format)
    const scanner = scannerOf(format, header.separator.charCodeAt(0), { resumed: position > 0 })

    return new RowReader(file, new RecordReader(file, scanner, position || header.rows), bodies(bulk, one, header), one.processed)
  }

  /** The next rows, and the byte at which reading goes on behind them. */
  async next(): Promise<Chunk> {
    const records = await this.#records.next(MOST_ROWS, MOST_BYTES)
    return { rows: records.map((record) => this.#rowOf(record)), position: records.at(-1)?.next ?? 0 }
  }

  close() {
    return this.#file.close()
  }

  #rowOf({ text }: FileRecord): FileRow {
    const row = ++this.#row
    const wrong = (code: string, message: string, field = '') => ({ row, error: { row, field, code, message } })
    if (text === undefined) return wrong('TOO_LONG', 'The row is longer than 1 MiB')

    try {
      return { row, body: this.#bodyOf(text) }
    } catch (error) {
      if (error instanceof BadRow) return wrong(error.code, error.message, error.field)
      if (error instanceof BadCell) return wrong('MALFORMED', error.message)
      throw error
    }
  }
}

class BadRow extends Error {
  constructor(
    readonly code: string,
    message: string,
    readonly field = ''
  ) {
    super(message)
  }
}

function bodies(bulk: Bulk, { format, mapping, mode }: Import, header: FileHeader): (text: string) => Row {
  if (format !== 'CSV') return (text) => renamed(parsedObject(text), fieldOf(bulk, mapping))

  const { separator } = header
  const fields = columnsOf(bulk, header.columns, mapping, mode)
  return (text) => {
    const cells = cellsOf(text, separator)
    while (cells.length > fields.length && cells.at(-1) === '') cells.pop()
    if (cells.length !== fields.length) throw new BadRow('WRONG_COLUMN_COUNT', `The row has ${cells.length} ${cells.length === 1 ? 'cell' : 'cells'}, the header ${fields.length}`)

    const body: Row = {}
    for (let index = 0; index < fields.length; index++) {
      const field = fields[index]
      if (field !== null && cells[index] !== '') body[field] = withoutGuard(cells[index])
    }
    return body
  }
}

function parsedObject(text: string): Row {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    throw new BadRow('MALFORMED_JSON', 'The row is not valid JSON')
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw new BadRow('TYPE', 'The row must be a JSON object')
  return value as Row
}

function renamed(given: Row, toField: FieldOf): Row {
  const body: Row = {}
  for (const key of Object.keys(given)) {
    const field = toField(key)
    if (field === undefined) throw new BadRow('UNKNOWN_FIELD', `There is no field ${key.slice(0, 100)}`, key.slice(0, 255))
    if (field === null) continue
    if (Object.hasOwn(body, field)) throw new BadRow('DUPLICATE', `${field} is given twice`, field)
    body[field] = given[key]
  }
  return body
}
