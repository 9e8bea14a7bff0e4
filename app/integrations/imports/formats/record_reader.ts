/** Reads a file record by record from any byte on, with one block in memory. */
import type { FileHandle } from 'node:fs/promises'
import { LARGEST_RECORD, type OnRecord, type Scanner } from '#integrations/imports/formats/scanner'

const BLOCK = 256 * 1024

/** `text` is undefined above LARGEST_RECORD; reading continues at `next`, on `nextLine`. */
export type FileRecord = {
  text: string | undefined
  start: number
  end: number
  next: number
  line: number
  nextLine: number
}

/** Numbers per record in `#bounds`. */
const NUMBERS = 5

export class RecordReader {
  readonly #file: FileHandle
  readonly #scanner: Scanner
  #bounds: number[] = []
  #taken = 0
  /** Bytes from #start on that are read and may still be needed. */
  #bytes: Buffer = Buffer.alloc(0)
  #start: number
  #isAtEnd = false

  constructor(file: FileHandle, scanner: Scanner, from: number) {
    this.#file = file
    this.#scanner = scanner
    this.#start = from
  }

  /** At most `most` records of `bytes` together, but at least one; empty at the end. */
  async next(most: number, bytes: number): Promise<FileRecord[]> {
    const records: FileRecord[] = []
    let size = 0

    while (records.length < most) {
      if (this.#taken === this.#bounds.length) {
        if (this.#isAtEnd) break
        await this.#readBlock()
        continue
      }
      const [bounds, at] = [this.#bounds, this.#taken]
      const [start, end] = [bounds[at], bounds[at + 1]]
      const length = end - start
      if (records.length && size + length > bytes) break

      size += Math.min(length, LARGEST_RECORD)
      records.push({
        text:
          length > LARGEST_RECORD
            ? undefined
            : this.#bytes.toString('utf8', start - this.#start, end - this.#start),
        start,
        end,
        next: bounds[at + 2],
        line: bounds[at + 3],
        nextLine: bounds[at + 4],
      })
      this.#taken += NUMBERS
    }
    return records
  }

  async #readBlock() {
    const read = this.#start + this.#bytes.length
    const block = Buffer.allocUnsafe(BLOCK)
    const { bytesRead } = await this.#file.read(block, 0, BLOCK, read)

    this.#bounds = []
    this.#taken = 0
    const noted: OnRecord = (start, end, next, line, nextLine) =>
      void this.#bounds.push(start, end, next, line, nextLine)
    const openBefore = this.#scanner.openAt
    if (bytesRead) this.#scanner.scan(block.subarray(0, bytesRead), read, noted)
    else {
      this.#isAtEnd = true
      this.#scanner.finish(read, noted)
    }
    this.#keep(openBefore, block.subarray(0, bytesRead), read)
  }

  /** Keeps the block and the record that was open before it, unless that has grown too large. */
  #keep(openBefore: number | undefined, block: Buffer, read: number) {
    const isTooLarge =
      openBefore !== undefined && read + block.length - openBefore > LARGEST_RECORD + BLOCK
    const rest =
      openBefore === undefined || isTooLarge
        ? undefined
        : this.#bytes.subarray(openBefore - this.#start)

    this.#start = rest ? openBefore! : read
    this.#bytes = rest?.length ? Buffer.concat([rest, block]) : block
  }
}
