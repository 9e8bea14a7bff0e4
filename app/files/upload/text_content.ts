/** Finds out from a stream of blocks whether a file is text: UTF-8, UTF-16 with its mark, or Windows-1252. */

/** Controls that no text has: all but tab, line breaks, vertical tab and form feed. */
const CONTROL = /[\0-\x08\x0e-\x1f\x7f]/

/** The same for bytes, with those that Windows-1252 leaves undefined. */
const NOT_OF_ONE_BYTE = /[\0-\x08\x0e-\x1f\x7f\x81\x8d\x8f\x90\x9d]/

const HEAD = 64 * 1024

export class TextContent {
  isText = true
  /** One byte for each character: Windows-1252, ISO-8859-1 or another 8-bit encoding. */
  isOfOneByte = false
  /** The first 65,536 bytes. */
  start: Buffer = Buffer.alloc(0)
  #head = ''
  #begun: Buffer | undefined = Buffer.alloc(0)
  #decoder!: InstanceType<typeof TextDecoder>
  #undefinedBytes = false

  /** The first 65,536 characters at most. */
  get head() {
    return this.isOfOneByte ? new TextDecoder('windows-1252').decode(this.start) : this.#head
  }

  take(block: Buffer) {
    if (this.start.length < HEAD)
      this.start = Buffer.concat([this.start, block.subarray(0, HEAD - this.start.length)])
    if (!this.isText) return
    if (!this.#begun) return this.#read(block, true)

    this.#begun = Buffer.concat([this.#begun, block])
    if (this.#begun.length >= 2) this.#begin()
  }

  end() {
    if (!this.isText) return
    if (this.#begun) this.#begin()
    this.#read(Buffer.alloc(0), false)
  }

  #begin() {
    const begun = this.#begun!
    this.#begun = undefined
    const mark = begun.toString('hex', 0, 2)
    const encoding = mark === 'fffe' ? 'utf-16le' : mark === 'feff' ? 'utf-16be' : 'utf-8'
    this.#decoder = new TextDecoder(encoding, { fatal: true })
    this.#read(begun, true)
  }

  #read(block: Buffer, stream: boolean) {
    if (!this.isText) return
    // A file that turns out not to be UTF-8 may have had such bytes in blocks that were.
    this.#undefinedBytes ||= NOT_OF_ONE_BYTE.test(block.toString('latin1'))
    if (this.isOfOneByte) return void (this.isText = !this.#undefinedBytes)
    try {
      const text = this.#decoder.decode(block, { stream })
      if (CONTROL.test(text)) this.isText = false
      if (this.#head.length < HEAD) this.#head += text.slice(0, HEAD - this.#head.length)
    } catch {
      this.isOfOneByte = this.#decoder.encoding === 'utf-8'
      this.isText = this.isOfOneByte && !this.#undefinedBytes
    }
  }
}
