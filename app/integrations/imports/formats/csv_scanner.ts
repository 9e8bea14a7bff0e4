/** CSV (RFC 4180): a line end outside quotes ends a record; quotes open only at a cell's start. */
import { Malformed, type OnRecord, type Scanner } from '#integrations/imports/formats/scanner'

const [LF, CR, QUOTE] = [10, 13, 34]

const enum In {
  CellStart,
  Cell,
  Quotes,
  AfterQuote,
}

export class CsvScanner implements Scanner {
  openAt: number | undefined
  #state = In.CellStart
  #records = 0
  #column = 1
  #line: number
  #openLine = 0
  #isAfterCr = false
  readonly #separator: number

  constructor(separator: number, line = 1) {
    this.#separator = separator
    this.#line = line
  }

  scan(block: Uint8Array, base: number, onRecord: OnRecord) {
    const separator = this.#separator
    const { length } = block
    let state = this.#state
    let column = this.#column

    for (let at = 0; at < length; at++) {
      if (state === In.Quotes) {
        const quote = block.indexOf(QUOTE, at)
        this.#countLines(block, at, quote < 0 ? length : quote)
        if (quote < 0) break
        at = quote
        state = In.AfterQuote
        continue
      }

      const byte = block[at]
      if (byte === LF || byte === CR) {
        const isWithinCrLf = byte === CR && block[at + 1] === LF
        if (!isWithinCrLf && !(byte === LF && this.#isAfterCr)) this.#line++
        this.#isAfterCr = byte === CR && at + 1 === length
        if (this.openAt !== undefined) {
          this.#records++
          onRecord(this.openAt, base + at, base + at + 1, this.#openLine, this.#line)
        }
        this.openAt = undefined
        state = In.CellStart
        column = 1
        continue
      }

      if (this.openAt === undefined) {
        this.openAt = base + at
        this.#openLine = this.#line
        this.#isAfterCr = false
      }
      if (byte === separator) {
        state = In.CellStart
        column++
      } else if (byte === QUOTE && state !== In.Cell) state = In.Quotes
      else state = In.Cell
    }

    this.#state = state
    this.#column = column
  }

  finish(at: number, onRecord: OnRecord) {
    if (this.#state === In.Quotes) {
      // The header is the first record: the row after it has number 1.
      throw new Malformed(
        `Row ${this.#records}, column ${this.#column}: a quote is opened and never closed`
      )
    }
    if (this.openAt !== undefined) onRecord(this.openAt, at, at, this.#openLine, this.#line)
    this.openAt = undefined
  }

  /** Ignores a lone CR, which is rare within quotes. */
  #countLines(block: Uint8Array, from: number, to: number) {
    for (let at = from; at < to; at++) if (block[at] === LF) this.#line++
  }
}
