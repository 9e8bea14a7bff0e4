/** Checks a text stream for valid UTF-8 without NULs. */
import { isAscii, isUtf8 } from 'node:buffer'
import { fieldError, ValidationFailed } from '#core/input/validation'
import { invalid } from '#core/errors/refusal'

const LF = 10

export class TextCheck {
  size = 0
  isAscii = true
  #lines = 0
  /** First bytes of a character that continues in the next block. */
  #begun: Buffer = Buffer.alloc(0)

  /** Throws the first error with its line and byte. */
  take(block: Buffer) {
    const bytes = this.#begun.length ? Buffer.concat([this.#begun, block]) : block
    const whole = bytes.length - unfinished(bytes)
    const text = bytes.subarray(0, whole)
    const start = this.size - this.#begun.length

    const nul = text.indexOf(0)
    if (nul >= 0) {
      throw invalid(
        'file',
        'WRONG_FORMAT',
        `The file is not text: line ${this.#lines + linesIn(text.subarray(0, nul)) + 1} has a NUL ` +
          `(byte ${start + nul + 1})`
      )
    }
    if (!isUtf8(text)) {
      const bad = validLength(text)
      this.#lines += linesIn(text.subarray(0, bad))
      throw this.#notUtf8(start + bad)
    }
    this.#lines += linesIn(text)
    this.isAscii &&= isAscii(text)
    this.#begun = bytes.subarray(whole)
    this.size += block.length
  }

  end() {
    if (this.#begun.length) throw this.#notUtf8(this.size - this.#begun.length)
  }

  #notUtf8(at: number) {
    const [line, byte] = [this.#lines + 1, at + 1]
    const message = `The file is not UTF-8: line ${line} has a character in another encoding (byte ${byte}). Say encoding windows-1252 if a spreadsheet on Windows has saved it, or save it as UTF-8`
    return new ValidationFailed([
      fieldError(['file'], 'WRONG_ENCODING', message, { line, byte, encodings: ['windows-1252'] }),
    ])
  }
}

/** Bytes at the end that begin an incomplete character. */
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

/** Length of the valid UTF-8 prefix, by bisection. */
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
  for (let at = 0; at < bytes.length; at++) if (bytes[at] === LF) lines++
  return lines
}
