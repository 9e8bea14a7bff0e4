/** multipart/form-data (RFC 7578) as a stream: one part after the other, none of it kept. */
import { Refusal } from '#core/errors/refusal'

type Part = {
  name: string
  /** Of a file; null for a field. */
  fileName: string | null
  type: string | undefined
  /** To be read before the next part is asked for. */
  body: AsyncIterable<Buffer>
}

const LARGEST_HEADERS = 16 * 1024
const HEADERS_END = Buffer.from('\r\n\r\n')

/**
 * What its reader leaves of a part is passed over. 400 MALFORMED_BODY for what is no form, or ends
 * too early.
 */
export async function* partsOf(
  source: AsyncIterator<Buffer>,
  boundary: string
): AsyncGenerator<Part> {
  const delimiter = Buffer.from(`\r\n--${boundary}`)
  // The first delimiter stands at the very beginning, without a line end in front of it.
  const reader = new Reader(source, Buffer.from('\r\n'))

  for await (const _ of reader.until(delimiter));
  while (!(await reader.startsWith('--'))) {
    const lines = await collected(reader.until(HEADERS_END), LARGEST_HEADERS)
    const headers = headersOf(lines.toString())
    const disposition = headers.get('content-disposition') ?? ''
    const name = parameterOf(disposition, 'name')
    if (!/^form-data/i.test(disposition) || name === undefined)
      throw malformed('a part has no name')

    let isRead = false
    async function* body() {
      yield* reader.until(delimiter)
      isRead = true
    }
    const content = body()
    yield {
      name,
      fileName: parameterOf(disposition, 'filename') ?? null,
      type: headers.get('content-type')?.split(';')[0].trim().toLowerCase(),
      body: content,
    }
    if (!isRead) for await (const _ of content);
  }
  while (!(await source.next()).done);
}

/** The value of a field; 413 when it is larger than `most` bytes. */
export async function collected(body: AsyncIterable<Buffer>, most: number): Promise<Buffer> {
  const blocks: Buffer[] = []
  let size = 0
  for await (const block of body) {
    size += block.length
    if (size > most)
      throw new Refusal(
        413,
        'PAYLOAD_TOO_LARGE',
        `A field of the form is larger than ${most / 1024} KiB`
      )
    blocks.push(block)
  }
  return Buffer.concat(blocks)
}

class Reader {
  readonly #source: AsyncIterator<Buffer>
  #bytes: Buffer

  constructor(source: AsyncIterator<Buffer>, bytes: Buffer) {
    this.#source = source
    this.#bytes = bytes
  }

  /** All that comes before `mark`, which is passed over. */
  async *until(mark: Buffer): AsyncGenerator<Buffer> {
    for (;;) {
      const at = this.#bytes.indexOf(mark)
      if (at >= 0) {
        const before = this.#bytes.subarray(0, at)
        this.#bytes = this.#bytes.subarray(at + mark.length)
        if (before.length) yield before
        return
      }

      // The end of what is here may be the beginning of the mark.
      const sure = Math.max(0, this.#bytes.length - mark.length + 1)
      const before = this.#bytes.subarray(0, sure)
      this.#bytes = this.#bytes.subarray(sure)
      if (before.length) yield before
      await this.#more()
    }
  }

  async startsWith(text: string) {
    while (this.#bytes.length < text.length) await this.#more()
    return this.#bytes.toString('latin1', 0, text.length) === text
  }

  async #more() {
    const { value, done } = await this.#source.next()
    if (done) throw malformed('it ends before its last boundary')
    this.#bytes = this.#bytes.length ? Buffer.concat([this.#bytes, value]) : value
  }
}

function headersOf(text: string) {
  const lines = text.split('\r\n').filter(Boolean)
  return new Map(
    lines.map((line) => [
      line.slice(0, line.indexOf(':')).trim().toLowerCase(),
      line.slice(line.indexOf(':') + 1).trim(),
    ])
  )
}

function parameterOf(header: string, parameter: string) {
  const found = new RegExp(`;\\s*${parameter}=(?:"((?:[^"\\\\]|\\\\.)*)"|([^;\\s]+))`, 'i').exec(
    header
  )
  if (!found) return
  return (found[1]?.replace(/\\(.)/g, '$1').replaceAll('%22', '"') ?? found[2]) as string
}

function malformed(why: string) {
  return new Refusal(400, 'MALFORMED_BODY', `The form is not complete: ${why}`)
}
