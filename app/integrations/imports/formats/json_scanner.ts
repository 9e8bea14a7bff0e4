/** Elements of a JSON array as records; only the syntax between them is checked here. */
import { Malformed, type OnRecord, type Scanner } from '#integrations/imports/formats/scanner'

const [LF, CR, SPACE, TAB, QUOTE, COMMA, BACKSLASH] = [10, 13, 32, 9, 34, 44, 92]
const [OPEN_LIST, CLOSE_LIST, OPEN_OBJECT, CLOSE_OBJECT] = [91, 93, 123, 125]

const enum At {
  Beginning,
  First,
  Element,
  Within,
  Text,
  Scalar,
  Behind,
  End,
}

export class JsonScanner implements Scanner {
  openAt: number | undefined
  #state: At
  #depth = 0
  #escaped = false
  #records = 0
  #line: number
  #openLine = 0

  constructor(resumed = false, line = 1) {
    this.#state = resumed ? At.Behind : At.Beginning
    this.#line = line
  }

  scan(block: Uint8Array, base: number, onRecord: OnRecord) {
    for (let at = 0; at < block.length; at++) {
      const byte = block[at]
      if (byte === LF && this.#state !== At.Scalar) this.#line++

      if (this.#state === At.Text) this.#text(byte)
      else if (this.#state === At.Within) this.#within(byte)
      else if (this.#state === At.Scalar && byte !== COMMA && byte !== CLOSE_LIST && !isBlank(byte))
        continue
      else if (this.#state === At.Scalar) {
        this.#close(base + at, onRecord)
        at--
        continue
      } else if (isBlank(byte)) continue
      else this.#between(byte, base + at)

      if (this.#depth === 0 && this.openAt !== undefined && this.#state === At.Within)
        this.#close(base + at + 1, onRecord)
    }
  }

  finish(at: number, onRecord: OnRecord) {
    if (this.#state === At.Scalar) this.#close(at, onRecord)
    if (this.#state === At.End) return
    if (this.openAt !== undefined)
      throw new Malformed(`Row ${this.#records + 1}: the file ends within it`)
    throw new Malformed(`The array is not closed: the file ends behind row ${this.#records}`)
  }

  #text(byte: number) {
    if (this.#escaped) this.#escaped = false
    else if (byte === BACKSLASH) this.#escaped = true
    else if (byte === QUOTE) this.#state = At.Within
  }

  #within(byte: number) {
    if (byte === QUOTE) this.#state = At.Text
    else if (byte === OPEN_OBJECT || byte === OPEN_LIST) this.#depth++
    else if (byte === CLOSE_OBJECT || byte === CLOSE_LIST) this.#depth--
  }

  #between(byte: number, at: number) {
    const isFirst = this.#state === At.First
    if (this.#state === At.Beginning && byte === OPEN_LIST) this.#state = At.First
    else if (this.#state === At.Behind && byte === COMMA) this.#state = At.Element
    else if ((isFirst || this.#state === At.Behind) && byte === CLOSE_LIST) this.#state = At.End
    else if (
      (isFirst || this.#state === At.Element) &&
      byte !== COMMA &&
      byte !== CLOSE_LIST &&
      byte !== CLOSE_OBJECT
    )
      this.#open(byte, at)
    else
      throw new Malformed(
        `${this.#where()}: "${String.fromCharCode(byte)}" cannot stand here (byte ${at + 1})`
      )
  }

  #open(byte: number, at: number) {
    this.openAt = at
    this.#openLine = this.#line
    this.#depth = 0
    this.#state = At.Scalar
    if (byte === QUOTE) this.#state = At.Text
    if (byte !== OPEN_OBJECT && byte !== OPEN_LIST) return

    this.#depth = 1
    this.#state = At.Within
  }

  #close(end: number, onRecord: OnRecord) {
    this.#records++
    this.#state = At.Behind
    onRecord(this.openAt!, end, end, this.#openLine, this.#line)
    this.openAt = undefined
  }

  #where() {
    return this.#records ? `Behind row ${this.#records}` : 'Before the first row'
  }
}

function isBlank(byte: number) {
  return byte === SPACE || byte === LF || byte === CR || byte === TAB
}
