/** Parts of a workbook: a zip archive on disk, streamed part by part. */
import { promisify } from 'node:util'
import type { Readable } from 'node:stream'
import yauzl, { type Entry, type ZipFile } from 'yauzl'
import { invalid, Refusal } from '#core/errors/refusal'

/** A usual workbook has some dozens. */
const MOST_PARTS = 10_000

export class Archive {
  readonly #zip: ZipFile
  readonly #parts: Map<string, Entry>

  private constructor(zip: ZipFile, parts: Map<string, Entry>) {
    this.#zip = zip
    this.#parts = parts
  }

  /** Refuses 422 a file that is no zip archive or has more than 10,000 parts. */
  static async open(path: string): Promise<Archive> {
    const zip = await promisify<string, yauzl.Options, ZipFile>(yauzl.open)(path, {
      lazyEntries: true,
      autoClose: false,
    }).catch(noWorkbook)
    try {
      return new Archive(zip, await partsOf(zip))
    } catch (error) {
      zip.close()
      throw error
    }
  }

  has(name: string) {
    return this.#parts.has(name)
  }

  /** Undefined when absent; 413 above `most` bytes. yauzl stops a part at its declared size. */
  async part(name: string, most: number): Promise<Readable | undefined> {
    const entry = this.#parts.get(name)
    if (!entry) return
    if (entry.uncompressedSize > most)
      throw new Refusal(
        413,
        'PAYLOAD_TOO_LARGE',
        `${name} of the workbook unpacks to more than ${most / 2 ** 20} MiB; send it in parts, or as CSV`
      )
    return promisify<Entry, Readable>(this.#zip.openReadStream.bind(this.#zip))(entry).catch(
      noWorkbook
    )
  }

  close() {
    this.#zip.close()
  }
}

function partsOf(zip: ZipFile): Promise<Map<string, Entry>> {
  if (zip.entryCount > MOST_PARTS) throw noWorkbook()
  const parts = new Map<string, Entry>()
  return new Promise((resolve, reject) => {
    zip.on('error', () => reject(workbookError()))
    zip.on('end', () => resolve(parts))
    zip.on('entry', (entry: Entry) => {
      parts.set(entry.fileName, entry)
      zip.readEntry()
    })
    zip.readEntry()
  })
}

const workbookError = () =>
  invalid(
    'file',
    'WRONG_FORMAT',
    'The file is a zip archive, but not a readable .xlsx workbook. Send CSV, NDJSON, JSON or .xlsx'
  )

/** Throws 422 for an archive that is no workbook. */
export function noWorkbook(): never {
  throw workbookError()
}
