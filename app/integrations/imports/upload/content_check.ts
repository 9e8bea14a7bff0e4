/** Judges a file while it passes by: its size, that it is text, and that the text is UTF-8. */
import { isUtf8 } from 'node:buffer'
import { createHash } from 'node:crypto'
import { Refusal, invalid } from '#core/refusals'

export const LARGEST_FILE = 256 * 1024 * 1024

/** 413, to be thrown. */
export const tooLarge = () => new Refusal(413, 'PAYLOAD_TOO_LARGE', 'The file is larger than 256 MiB; send it in parts')

/** How files that are no text begin. */
const MAGIC: [string, string][] = [
  ['504b0304', 'a zip archive, as .xlsx files are'],
  ['504b0506', 'a zip archive'],
  ['1f8b', 'compressed with gzip'],
  ['25504446', 'a PDF'],
  ['d0cf11e0a1b11ae1', 'an old Office file'],
  ['89504e47', 'an image'],
  ['ffd8ff', 'an image'],
  ['47494638', 'an image'],
  ['7f454c46', 'a program'],
  ['425a68', 'compressed with bzip2'],
  ['fd377a585a00', 'compressed with xz'],
  ['28b52ffd', 'compressed with zstd'],
  ['377abcaf271c', 'a 7z archive'],
]

export class ContentCheck {
  size = 0
  /** The beginning of the file, to see what it is. */
  head = Buffer.alloc(0)
  readonly #hash = createHash('sha256')
  #lines = 0
  /** The first bytes of a character that goes on in the next block. */
  #begun: Buffer = Buffer.alloc(0)

  /** The next block; throws what is wrong with the file as soon as that is known. */
  take(block: Buffer) {
    if (this.size + block.length > LARGEST_FILE) throw tooLarge()

    if (this.head.length < 1024) {
      this.head = Buffer.concat([this.head, block.subarray(0, 1024 - this.head.length)])
      if (this.head.length >= 8) mustBeText(this.head)
    }
    this.#hash.update(block)
    this.#mustBeUtf8(this.#begun.length ? Buffer.concat([this.#begun, block]) : block)
    this.size += block.length
  }

  /** The whole file has passed. Answers its fingerprint. */
  end(): string {
    if (this.size === 0) throw invalid('file', 'EMPTY', 'The file is empty')
    mustBeText(this.head)
    if (this.#begun.length) throw this.#notUtf8(this.size - this.#begun.length)
    return this.#hash.digest('hex')
  }

  #mustBeUtf8(bytes: Buffer) {
    const whole = bytes.length - unfinished(bytes)
    const text = bytes.subarray(0, whole)
    const start = this.size - this.#begun.length

    const nul = text.indexOf(0)
    if (nul >= 0) {
      throw invalid('file', 'WRONG_FORMAT', `The file is no text: line ${this.#lines + linesIn(text.subarray(0, nul)) + 1} has a NUL (byte ${start + nul + 1})`)
    }
    if (!isUtf8(text)) {
      const bad = validLength(text)
      this.#lines += linesIn(text.subarray(0, bad))
      throw this.#notUtf8(start + bad)
    }
    this.#lines += linesIn(text)
    this.#begun = bytes.subarray(whole)
  }

  #notUtf8(at: number) {
    return invalid('file', 'WRONG_ENCODING', `The file is not UTF-8: line ${this.#lines + 1} has a character in another encoding (byte ${at + 1}). Save it as UTF-8`)
  }
}

function mustBeText(head: Buffer) {
  const kind = MAGIC.find(([magic]) => head.toString('hex', 0, magic.length / 2) === magic)?.[1]
  if (kind) throw invalid('file', 'WRONG_FORMAT', `The file is ${kind}. Send CSV, NDJSON or JSON`)

  const encoding = wideEncodingOf(head)
  if (encoding) throw invalid('file', 'WRONG_ENCODING', `The file is ${encoding}. Save it as UTF-8`)
}

/** UTF-16 and UTF-32, by their marks or by the NULs that every second byte of Western text is in them. */
function wideEncodingOf(head: Buffer): string | undefined {
  const mark = head.toString('hex', 0, 4)
  if (mark === 'fffe0000' || mark === '0000feff') return 'UTF-32'
  if (mark.startsWith('fffe') || mark.startsWith('feff')) return 'UTF-16'

  const nuls = head.filter((byte) => byte === 0).length
  if (nuls > head.length * 0.6) return 'UTF-32'
  const even = head.filter((byte, index) => byte === 0 && index % 2 === 0).length
  if (nuls > head.length * 0.3 && (even < nuls * 0.1 || even > nuls * 0.9)) return 'UTF-16'
}

/** How many bytes at the end begin a character that is not complete. */
function unfinished(bytes: Buffer) {
  for (let back = 1; back <= Math.min(3, bytes.length); back++) {
    const byte = bytes[bytes.length - back]
    if (byte < 0x80) return 0
    if (byte < 0xc0) continue

    const length = byte < 0xe0 ? 2 : byte < 0xf0 ? 3 : 4
    return length > back ? back : 0
  }
  return 0
}

/** How much of the text, from its beginning, is UTF-8: halves until the first byte that is not. */
function validLength(text: Buffer) {
  let good = 0
  let bad = text.length

  while (bad - good > 1) {
    const middle = (good + bad) >> 1
    const part = text.subarray(good, middle)
    const whole = middle - unfinished(part)
    if (isUtf8(text.subarray(good, whole))) {
      if (whole === good) return good
      good = whole
    } else bad = middle
  }
  return good
}

function linesIn(bytes: Buffer) {
  let lines = 0
  for (let at = 0; at < bytes.length; at++) if (bytes[at] === 10) lines++
  return lines
}
