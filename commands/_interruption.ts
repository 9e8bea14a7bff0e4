/** Ctrl-C and SIGTERM end a command with a sentence; a second signal skips the clean-up. */

const EXIT_CODES = { SIGINT: 130, SIGTERM: 143 }

/** Thrown by work after its clean-up, with its sentence. */
export class Interrupted extends Error {
  constructor(
    sentence: string,
    readonly status: number
  ) {
    super(sentence)
  }
}

/** For work without clean-up, because transactions are done or not. */
const AT_ONCE = 'Stopped. What was done by then stays; nothing is half done.'

export class Interruption {
  #controller = new AbortController()
  #status = EXIT_CODES.SIGINT
  #left: string | undefined

  listen() {
    for (const signal of ['SIGINT', 'SIGTERM'] as const)
      process.on(signal, () => this.#happens(signal))
  }

  /** The first signal only aborts, and the work reacts; `left` is the sentence of a second one. */
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
