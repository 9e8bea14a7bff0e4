/** One record per line, as in NDJSON; blank lines are skipped. */
import type { OnRecord, Scanner } from '#integrations/imports/formats/scanner'

const [LF, CR, SPACE, TAB] = [10, 13, 32, 9]

export class LineScanner implements Scanner {
  openAt: number | undefined

  constructor(private line = 1) {}

  scan(block: Uint8Array, base: number, onRecord: OnRecord) {
    for (let at = 0; at < block.length;) {
      if (this.openAt === undefined) {
        const byte = block[at]
        if (byte !== LF && byte !== CR && byte !== SPACE && byte !== TAB) this.openAt = base + at
        else {
          if (byte === LF) this.line++
          at++
        }
        continue
      }

      const end = block.indexOf(LF, at)
      if (end < 0) return
      onRecord(this.openAt, base + end, base + end + 1, this.line, ++this.line)
      this.openAt = undefined
      at = end + 1
    }
  }

  finish(at: number, onRecord: OnRecord) {
    if (this.openAt !== undefined) onRecord(this.openAt, at, at, this.line, this.line)
    this.openAt = undefined
  }
}
