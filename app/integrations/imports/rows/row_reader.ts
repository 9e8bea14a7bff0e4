/** Reads rows of an import as request bodies, from its current position on. */
import { open, type FileHandle } from 'node:fs/promises'
import type { ImportDefinition } from '#core/resources/importable'
import type { Row } from '#core/database/sql'
import { pathOf } from '#integrations/imports/files'
import { scannerOf, type Format } from '#integrations/imports/formats/format'
import { OrderedReader } from '#integrations/imports/formats/ordered_reader'
import { RecordReader, type FileRecord } from '#integrations/imports/formats/record_reader'
import type { Place } from '#integrations/imports/order'
import { BadRow, bodies } from '#integrations/imports/rows/bodies'
import type { FileRow } from '#integrations/imports/rows/row'
import { refusedWith } from '#integrations/imports/rows/together'
import { readingOf } from '#integrations/imports/understanding/reading'
import type Import from '#integrations/models/import'

/** Rows and bytes of one transaction, which bound a statement batch. */
const MOST_ROWS = 1_000
const MOST_BYTES = 256 * 1024

/** Rows, the place after them, and the known lines of some rows. */
export type Chunk = {
  rows: FileRow[]
  position: number
  line: number
  linesOf: (rows: readonly number[]) => Promise<(number | null)[]>
}

type Records = {
  next(
    most: number,
    bytes: number
  ): Promise<(Pick<FileRecord, 'text' | 'next'> & Partial<FileRecord> & Partial<Place>)[]>
  linesOf?: Chunk['linesOf']
  close?(): Promise<void>
}

/** A byte of the file, or of its order, and its line. */
type From = { position: number; line: number }

export class RowReader {
  readonly #file: FileHandle
  readonly #records: Records
  readonly #bodyOf: (text: string) => Row
  readonly #bulk: ImportDefinition
  #row: number

  private constructor(
    bulk: ImportDefinition,
    file: FileHandle,
    records: Records,
    bodyOf: (text: string) => Row,
    row: number
  ) {
    this.#bulk = bulk
    this.#file = file
    this.#records = records
    this.#bodyOf = bodyOf
    this.#row = row
  }

  /** Starts at the import's position, or at a given earlier one. */
  static async open(
    one: Import,
    bulk: ImportDefinition,
    { position, line }: From = one
  ): Promise<RowReader> {
    const reading = await readingOf(one, bulk)
    const file = await open(pathOf(one.id))
    const scanner = () =>
      scannerOf(one.format as Format, reading.separator, {
        resumed: position > 0,
        line: line || reading.line,
      })
    const records = bulk.together
      ? await OrderedReader.open(one.id, file, position)
      : new RecordReader(file, scanner(), position || reading.rows)

    return new RowReader(bulk, file, records, bodies(bulk, one, reading), one.processed)
  }

  async next(): Promise<Chunk> {
    const first = this.#row + 1
    const records = await this.#records.next(MOST_ROWS, MOST_BYTES)
    const lines = records.map(({ line }) => line ?? null)
    const linesOf =
      this.#records.linesOf?.bind(this.#records) ??
      (async (rows: readonly number[]) => rows.map((row) => lines[row - first]))
    return {
      rows: records.map((record) => this.#rowOf(record)),
      position: records.at(-1)?.next ?? 0,
      line: records.at(-1)?.nextLine ?? 0,
      linesOf,
    }
  }

  async close() {
    await this.#records.close?.()
    await this.#file.close()
  }

  #rowOf({
    text,
    row = ++this.#row,
    place,
    of,
    refusedBy,
  }: Awaited<ReturnType<Records['next']>>[number]): FileRow {
    const wrong = (code: string, message: string, field = '') => ({
      row,
      place,
      of,
      error: { row, field, code, message },
    })
    if (text === undefined) return wrong('TOO_LONG', 'The row is longer than 1 MiB')

    try {
      const body = this.#bodyOf(text)
      return refusedBy
        ? { row, place, of, error: refusedWith(this.#bulk, row, refusedBy, true) }
        : { row, place, of, body }
    } catch (error) {
      if (error instanceof BadRow) return wrong(error.code, error.message, error.field)
      throw error
    }
  }
}
