/** Finds out from a stream of blocks whether a file is text: UTF-8, or UTF-16 with its mark. */

/** Controls that no text has: all but tab, line breaks, vertical tab and form feed. */
const CONTROL = /[\0-\x08\x0e-\x1f\x7f]/

const HEAD = 64 * 1024

export class TextContent {
  isText = true
  /** The first 65,536 characters. */
  head = ''
  #begun: Buffer | undefined = Buffer.alloc(0)
  #decoder!: InstanceType<typeof TextDecoder>

  take(block: Buffer) {
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
    try {
      const text = this.#decoder.decode(block, { stream })
      if (CONTROL.test(text)) this.isText = false
      if (this.head.length < HEAD) this.head += text.slice(0, HEAD - this.head.length)
    } catch {
      this.isText = false
    }
  }
}
