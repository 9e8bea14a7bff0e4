/** Progress on one line of stderr, only on a terminal. */
import { plain } from '#commands/_plain'

export class Progress {
  #isShown: boolean

  constructor(isWanted: boolean) {
    this.#isShown = isWanted && Boolean(process.stderr.isTTY && process.stdout.isTTY)
  }

  say(text: string) {
    if (this.#isShown) process.stderr.write(`\r\x1b[2K${plain(text)}`)
  }

  bar(what: string, done: number, of: number) {
    const filled = Math.round((done / Math.max(of, 1)) * 30)
    this.say(`${what}  ${'█'.repeat(filled)}${'░'.repeat(30 - filled)}  ${done} of ${of}`)
  }

  clear() {
    if (this.#isShown) process.stderr.write('\r\x1b[2K')
  }
}
