/**
 * Ctrl-C, or SIGTERM, at a command that works: it ends with a sentence and the exit code of shells.
 * A second one does not wait for what is put away.
 */

const EXIT_CODES = { SIGINT: 130, SIGTERM: 143 }

/** Thrown by work that has put away what it had begun; its sentence says so. */
export class Interrupted extends Error {
  constructor(
    sentence: string,
    readonly status: number
  ) {
    super(sentence)
  }
}

/** Where nothing has to be put away: what is done in a transaction is done or not. */
const AT_ONCE = 'Stopped. What was done by then stays; nothing is half done.'

export class Interruption {
  #controller = new AbortController()
  #status = EXIT_CODES.SIGINT
  #left: string | undefined

  listen() {
    for (const signal of ['SIGINT', 'SIGTERM'] as const)
      process.on(signal, () => this.#happens(signal))
  }

  /**
   * Until it is over the first one is only told, and the work looks for it; `left` says what the
   * second one leaves behind.
   */
  awaited(left: string) {
    const { signal } = this.#controller
    this.#left = left

    const throwIfAny = (sentence: string) => {
      if (signal.aborted) throw new Interrupted(sentence, this.#status)
    }
    const over = () => void (this.#left = undefined)
    return { signal, throwIfAny, over }
  }

  #happens(signal: keyof typeof EXIT_CODES) {
    this.#status = EXIT_CODES[signal]
    if (this.#left && !this.#controller.signal.aborted) return this.#controller.abort()
    console.error(`\n${this.#left ?? AT_ONCE}`)
    process.exit(this.#status)
  }
}
