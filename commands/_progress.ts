/**
 * How far long work has come: one line on stderr that is written over, and only where somebody
 * watches.
 */
import { plain } from '#commands/_plain'

/** Says nothing where output is not looked at, such as in a pipe. */
export class Progress {
  #isShown: boolean

  constructor(isWanted: boolean) {
    this.#isShown = isWanted && Boolean(process.stderr.isTTY && process.stdout.isTTY)
  }

  say(text: string) {
    if (this.#isShown) process.stderr.write(`\r\x1b[2K${plain(text)}`)
  }

  /** A bar of 30 places. */
  bar(what: string, done: number, of: number) {
    const filled = Math.round((done / Math.max(of, 1)) * 30)
    this.say(`${what}  ${'█'.repeat(filled)}${'░'.repeat(30 - filled)}  ${done} of ${of}`)
  }

  clear() {
    if (this.#isShown) process.stderr.write('\r\x1b[2K')
  }
}
