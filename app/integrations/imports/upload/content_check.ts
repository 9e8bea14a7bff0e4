/** Checks the size, type and encoding of a file as a stream, and converts it to UTF-8. */
import { createHash } from 'node:crypto'
import { Refusal, invalid } from '#core/errors/refusal'
import {
  markedEncoding,
  refuseWide,
  Transcoder,
  type Encoding,
} from '#integrations/imports/upload/encodings'
import { TextCheck } from '#integrations/imports/upload/text_check'

export const LARGEST_FILE = 256 * 1024 * 1024

export const tooLarge = () =>
  new Refusal(413, 'PAYLOAD_TOO_LARGE', 'The file is larger than 256 MiB; send it in parts')

const ZIP = '504b0304'

/** Signatures of files that are not text. */
const MAGIC: [string, string][] = [
  ['504b0506', 'a zip archive'],
  ['1f8b', 'compressed with gzip'],
  ['25504446', 'a PDF'],
  ['d0cf11e0a1b11ae1', 'an old Office file; save it as .xlsx'],
  ['89504e47', 'an image'],
  ['ffd8ff', 'an image'],
  ['47494638', 'an image'],
  ['7f454c46', 'a program'],
  ['425a68', 'compressed with bzip2'],
  ['fd377a585a00', 'compressed with xz'],
  ['28b52ffd', 'compressed with zstd'],
  ['377abcaf271c', 'a 7z archive'],
]

const HEAD = 1024

/** Bytes that identify a file. */
const FIRST = 8

/** `mayYetSay`: a later form field may name the encoding, so that errors wait in `failure`. */
type Said = { encoding?: Encoding; mayYetSay?: boolean }

export class ContentCheck {
  size = 0
  textSize = 0
  head: Buffer = Buffer.alloc(0)
  isZip = false
  encoding: Encoding = 'utf-8'
  isMarked = false
  failure?: Error
  readonly #said: Said
  readonly #hash = createHash('sha256')
  readonly #text = new TextCheck()
  #transcoder?: Transcoder
  /** Detects UTF-8 in a file declared as windows-1252. */
  #asUtf8?: TextCheck
  #first: Buffer | undefined = Buffer.alloc(0)

  constructor(said: Said = {}) {
    this.#said = said
  }

  /** Returns the block as UTF-8; throws as soon as the file is known to be wrong. */
  take(block: Buffer): Buffer {
    if (this.size + block.length > LARGEST_FILE) throw tooLarge()
    this.#hash.update(block)
    this.size += block.length
    if (!this.#first) return this.#given(block)

    this.#first = Buffer.concat([this.#first, block])
    return this.#first.length < FIRST ? Buffer.alloc(0) : this.#begin()
  }

  /** Returns the rest of the text. */
  end(): Buffer {
    if (this.size === 0) throw invalid('file', 'EMPTY', 'The file is empty')
    const rest = this.#first ? this.#begin() : Buffer.alloc(0)
    const last = this.#transcoder ? this.#checked(this.#transcoder.end()) : Buffer.alloc(0)
    if (!this.isZip) this.#tried(() => this.#text.end())
    this.#mustNotBeUtf8()
    return Buffer.concat([rest, last])
  }

  sha256() {
    return this.#hash.digest('hex')
  }

  /** ASCII is the same in UTF-8 and Windows-1252. */
  get isAscii() {
    return this.#text.isAscii
  }

  #begin(): Buffer {
    const first = this.#first!
    this.#first = undefined
    this.isZip = first.toString('hex', 0, 4) === ZIP
    if (this.isZip) return first

    const kind = MAGIC.find(([magic]) => first.toString('hex', 0, magic.length / 2) === magic)?.[1]
    if (kind)
      throw invalid('file', 'WRONG_FORMAT', `The file is ${kind}. Send CSV, NDJSON, JSON or .xlsx`)
    const marked = markedEncoding(first)
    this.isMarked = marked !== undefined
    this.encoding = marked ?? this.#said.encoding ?? 'utf-8'
    if (this.encoding !== 'utf-8') this.#transcoder = new Transcoder(this.encoding)
    if (this.encoding === 'windows-1252') this.#asUtf8 = new TextCheck()
    return this.#given(first)
  }

  #given(block: Buffer): Buffer {
    if (this.isZip) return block
    if (this.#asUtf8) this.#tryUtf8(block)
    return this.#checked(this.#transcoder ? this.#transcoder.take(block) : block)
  }

  #checked(text: Buffer): Buffer {
    this.textSize += text.length
    this.#tried(() => {
      if (this.head.length < HEAD) {
        this.head = Buffer.concat([this.head, text.subarray(0, HEAD - this.head.length)])
        if (!this.#transcoder) refuseWide(this.head)
      }
      this.#text.take(text)
    })
    return text
  }

  /** Keeps an error while a later field may name another encoding. */
  #tried(work: () => void) {
    if (this.failure) return
    try {
      work()
    } catch (error) {
      if (!this.#said.mayYetSay) throw error
      this.failure = error as Error
    }
  }

  #tryUtf8(block: Buffer) {
    try {
      this.#asUtf8!.take(block)
    } catch {
      this.#asUtf8 = undefined
    }
  }

  #mustNotBeUtf8() {
    if (!this.#asUtf8 || this.#asUtf8.isAscii) return
    throw invalid(
      'encoding',
      'WRONG_ENCODING',
      'The file is UTF-8, not windows-1252: leave encoding out, or say utf-8'
    )
  }
}
