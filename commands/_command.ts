/**
 * What the product's commands share: who acts, how an answer is shown, how a refusal is told. Files
 * with `_` in front are no commands.
 */
import { BaseCommand, flags } from '@adonisjs/core/ace'
import type { ParsedOutput } from '@adonisjs/core/types/ace'
import { tell, UsageError } from '#commands/_failures'
import { Interruption } from '#commands/_interruption'
import { plain, plainJson } from '#commands/_plain'
import { shownCell, tableOf, type Cells } from '#commands/_table'

export { UsageError }

/**
 * A command says in `work()` what it does; all else is here. What needs the running application is
 * imported inside `work()`: every file in this folder is read before the application starts,
 * whichever command is asked for.
 */
export abstract class Command extends BaseCommand {
  static options = { startApp: true }

  /** The option behind a field of an input, for refusals: `countryCode` is `--country`. */
  static optionOf: Record<string, string> = {}

  @flags.boolean({ description: 'Answer in JSON, for scripts' })
  declare json: boolean

  /** Ctrl-C and SIGTERM, for work that has something to put away. */
  protected interruption = new Interruption()

  protected abstract work(): Promise<void>

  /** What ace finds wrong with arguments and options is wrong usage: exit code 2. */
  static validate(parsed: ParsedOutput) {
    try {
      super.validate(parsed)
      if (parsed._.length) throw new Error(`The argument "${parsed._[0]}" is one too many`)
    } catch (error: any) {
      throw new UsageError(
        `${error.message}. \`node ace ${this.commandName} --help\` tells how it is used.`,
        { json: Boolean(parsed.flags.json) }
      )
    }
  }

  /**
   * Acts as the system, named `cli` in the audit log, in no tenant: a command steps into one by
   * `Current.within`.
   */
  async run() {
    const { Current, SYSTEM } = await import('#core/context/current')
    try {
      endWithTheReader()
      this.interruption.listen()
      if (this.startApp) await silenceTheLog()
      await Current.run({ tenant: null, actor: { ...SYSTEM, name: 'cli' } }, () => this.work())
    } catch (error) {
      this.exitCode = await tell(error, {
        json: this.json,
        optionOf: (this.constructor as typeof Command).optionOf,
      })
    }
  }

  /** The answer: `data` for scripts, a sentence for people. */
  protected answer(data: unknown, sentence: string) {
    this.answerLines(data, [plain(sentence)])
  }

  /** Lines that have colours; what others wrote is in them as `plain` or `shownCell` leaves it. */
  protected answerLines(data: unknown, lines: readonly string[]) {
    console.log(this.json ? plainJson(data, 2) : lines.join('\n'))
  }

  /** A list: an array for scripts, a table for people, or the sentence that there is nothing. */
  protected answerList<T>(all: readonly T[], cells: (one: T) => Cells, nothing: string) {
    this.answerLines(all, [all.length ? tableOf(all.map(cells), this.colors) : nothing])
  }

  /** One thing: a sentence or more, then each fact, all on lines of their own. */
  protected answerOne(data: unknown, sentences: string | readonly string[], facts: Cells) {
    const width = Math.max(...Object.keys(facts).map((name) => name.length))
    const lines = Object.entries(facts).map(
      ([name, value]) => `  ${this.colors.dim(name.padEnd(width))}  ${shownCell(value)}`
    )
    this.answerLines(data, [...[sentences].flat().map(plain), ...lines])
  }

  /** Whether somebody is there to be asked. A script that reads JSON never is. */
  protected get isTerminal() {
    return Boolean(process.stdin.isTTY && process.stdout.isTTY && !this.json)
  }

  /** The value, asked for on a terminal; without one its option is named. */
  protected async need(
    value: string | undefined,
    option: string,
    question: string
  ): Promise<string> {
    if (value !== undefined) return value
    if (!this.isTerminal)
      throw new UsageError(`${option} is missing, and there is no terminal to ask on.`)
    return this.asking(() =>
      this.prompt.ask(plain(question), {
        validate: (given) => Boolean(given?.trim()) || 'This is needed',
      })
    )
  }

  /** Asks on the terminal; Ctrl-C gives the command up. */
  protected asking<T>(question: () => Promise<T>): Promise<T> {
    return new Promise((resolve, reject) => {
      const giveUp = (error: NodeJS.ErrnoException) => {
        if (error.code !== CLOSED_TWICE) throw error
        reject(Object.assign(new Error('Ctrl-C'), { code: 'E_PROMPT_CANCELLED' }))
      }
      process.on('uncaughtException', giveUp)
      void question()
        .then(resolve, reject)
        .finally(() => process.off('uncaughtException', giveUp))
    })
  }

  /**
   * Goes on when somebody says yes. Without a terminal nobody is asked: a script means what it
   * says.
   */
  protected async confirm(question: string, yes: boolean) {
    if (yes || !this.isTerminal) return
    if (!(await this.asking(() => this.prompt.confirm(plain(question)))))
      throw new UsageError('Nothing was changed.', { status: 1 })
  }
}

/**
 * What Enquirer throws at Ctrl-C, where nobody can catch it: it ends what Node 24 has ended
 * already.
 */
const CLOSED_TWICE = 'ERR_USE_AFTER_CLOSE'

/**
 * The log goes to stdout, which belongs to the answer, and says in stack traces what the command
 * says in a sentence.
 */
async function silenceTheLog() {
  if (process.env.LOG_LEVEL === 'debug') return
  const { default: logger } = await import('@adonisjs/core/services/logger')
  logger.level = 'silent'
}

/** Whoever reads the answer may have read enough, as `head` does. */
function endWithTheReader() {
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'EPIPE') process.exit(0)
    throw error
  })
}
