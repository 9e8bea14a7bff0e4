/** Rows of an import's file, from where it stands, as bodies that the API would be sent. */
import { open, type FileHandle } from 'node:fs/promises'
import type { Bulk } from '#core/bulk'
import type { Row } from '#core/sql'
import { headerOf } from '#integrations/imports/file_header'
import { pathOf } from '#integrations/imports/files'
import { scannerOf, type Format } from '#integrations/imports/formats/format'
import { OrderedReader } from '#integrations/imports/formats/ordered_reader'
import { RecordReader, type FileRecord } from '#integrations/imports/formats/record_reader'
import type { Place } from '#integrations/imports/order'
import { BadRow, bodies } from '#integrations/imports/rows/bodies'
import type { FileRow } from '#integrations/imports/rows/row'
import { refusedWith } from '#integrations/imports/rows/together'
import type Import from '#integrations/models/import'

/** Rows of one transaction, and the most bytes of them: what goes to the database in one packet is bounded. */
const MOST_ROWS = 1_000
const MOST_BYTES = 256 * 1024

type Chunk = { rows: FileRow[]; position: number }

type Records = { next(most: number, bytes: number): Promise<(Pick<FileRecord, 'text' | 'next'> & Partial<Place>)[]>; close?(): Promise<void> }

export class RowReader {
  readonly #file: FileHandle
  readonly #records: Records
  readonly #bodyOf: (text: string) => Row
  readonly #bulk: Bulk
  #row: number

  private constructor(bulk: Bulk, file: FileHandle, records: Records, bodyOf: (text: string) => Row, row: number) {
    this.#bulk = bulk
    this.#file = file
    this.#records = records
    this.#bodyOf = bodyOf
    this.#row = row
  }

  /** From where the import stands, `processed` rows behind the first; or from the byte, of the file or of its order, at which it stood then. */
  static async open(one: Import, bulk: Bulk, position = one.position): Promise<RowReader> {
    const file = await open(pathOf(one.id))
    const format = one.format as Format
    const header = await headerOf(file, format)
    const scanner = () => scannerOf(format, header.separator.charCodeAt(0), { resumed: position > 0 })
    const records = bulk.together ? await OrderedReader.open(one.id, file, position) : new RecordReader(file, scanner(), position || header.rows)

    return new RowReader(bulk, file, records, bodies(bulk, one, header), one.processed)
  }

  /** The next rows, and the byte at which reading goes on behind them. */
  async next(): Promise<Chunk> {
    const records = await this.#records.next(MOST_ROWS, MOST_BYTES)
    return { rows: records.map((record) => this.#rowOf(record)), position: records.at(-1)?.next ?? 0 }
  }

  async close() {
    await this.#records.close?.()
    await this.#file.close()
  }

  #rowOf({ text, row = ++this.#row, place, of, refusedBy }: Awaited<ReturnType<Records['next']>>[number]): FileRow {
    const wrong = (code: string, message: string, field = '') => ({ row, place, of, error: { row, field, code, message } })
    if (text === undefined) return wrong('TOO_LONG', 'The row is longer than 1 MiB')

    try {
      const body = this.#bodyOf(text)
      return refusedBy ? { row, place, of, error: refusedWith(this.#bulk, row, refusedBy, true) } : { row, place, of, body }
    } catch (error) {
      if (error instanceof BadRow) return wrong(error.code, error.message, error.field)
      throw error
    }
  }
}
