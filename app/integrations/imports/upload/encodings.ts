/** Encodings of uploads; stored files are UTF-8. */
import { invalid } from '#core/errors/refusal'

/** Names a sender may use; UTF-16BE is recognised only by its byte order mark. */
export const ENCODINGS = ['utf-8', 'windows-1252', 'utf-16le'] as const

export type Encoding = (typeof ENCODINGS)[number] | 'utf-16be'

/** The byte order mark overrides the sender's encoding. Refuses UTF-32. */
export function markedEncoding(head: Buffer): Encoding | undefined {
  const mark = head.toString('hex', 0, 4)
  if (mark === 'fffe0000' || mark === '0000feff')
    throw invalid('file', 'WRONG_ENCODING', 'The file is UTF-32. Save it as UTF-8')
  if (mark.startsWith('efbbbf')) return 'utf-8'
  return mark.startsWith('fffe') ? 'utf-16le' : mark.startsWith('feff') ? 'utf-16be' : undefined
}

/** Detects UTF-16 and UTF-32 without a mark by the NUL bytes of Western text. */
export function refuseWide(head: Buffer) {
  const nuls = head.filter((byte) => byte === 0).length
  if (nuls > head.length * 0.6)
    throw invalid('file', 'WRONG_ENCODING', 'The file is UTF-32. Save it as UTF-8')
  if (nuls <= head.length * 0.3) return

  const even = head.filter((byte, index) => byte === 0 && index % 2 === 0).length
  if (even < nuls * 0.1)
    throw invalid(
      'file',
      'WRONG_ENCODING',
      'The file seems to be UTF-16. Say encoding utf-16le, or save it as UTF-8'
    )
  if (even > nuls * 0.9)
    throw invalid(
      'file',
      'WRONG_ENCODING',
      'The file seems to be UTF-16 of the other byte order. Save it as UTF-8'
    )
}

/** Converts to UTF-8 block by block; refuses 422 bytes that are invalid in the encoding. */
export class Transcoder {
  readonly #decoder: InstanceType<typeof TextDecoder>

  constructor(readonly encoding: Encoding) {
    this.#decoder = new TextDecoder(encoding, { fatal: encoding !== 'windows-1252' })
  }

  take(block: Buffer): Buffer {
    return this.#decoded(block, true)
  }

  end(): Buffer {
    return this.#decoded(Buffer.alloc(0), false)
  }

  #decoded(block: Buffer, stream: boolean): Buffer {
    try {
      return Buffer.from(this.#decoder.decode(block, { stream }))
    } catch {
      throw invalid(
        'file',
        'WRONG_ENCODING',
        `The file is not ${this.encoding.toUpperCase()}: it has bytes that are no characters ` +
          `there. Save it as UTF-8`
      )
    }
  }
}
