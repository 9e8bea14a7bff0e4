/** Base of all commands: actor, output and failures. Files that begin with `_` are not commands. */
import { BaseCommand, flags } from '@adonisjs/core/ace'
import type { ParsedOutput } from '@adonisjs/core/types/ace'
import { tell, UsageError } from '#commands/_failures'
import { Interruption } from '#commands/_interruption'
import { plain, plainJson } from '#commands/_plain'
import { shownCell, tableOf, type Cells } from '#commands/_table'

export { UsageError }

/** Import the application inside `work()`: ace reads every file here before it starts. */
export abstract class Command extends BaseCommand {
  static options = { startApp: true }

  /** Options by input field, for refusals: `countryCode` is `--country`. */
  static optionOf: Record<string, string> = {}

  @flags.boolean({ description: 'Print the answer as JSON, for scripts' })
  declare json: boolean

  /** Ctrl-C and SIGTERM, for work that must clean up. */
  protected interruption = new Interruption()

  protected abstract work(): Promise<void>

  /** Wrong arguments and options are wrong usage: exit code 2. */
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

  /** Acts as system, named `cli` in the audit log, without a tenant until `Current.within`. */
  async run() {
    const { Current, SYSTEM } = await import('#core/context/current')
    try {
      endWithTheReader()
      this.interruption.listen()
      if (this.startApp) await prepare()
      await Current.run({ tenant: null, actor: { ...SYSTEM, name: 'cli' } }, () => this.work())
    } catch (error) {
      this.exitCode = await tell(error, {
        json: this.json,
        optionOf: (this.constructor as typeof Command).optionOf,
      })
    }
  }

  /** Prints `data` as JSON, or the sentence. */
  protected answer(data: unknown, sentence: string) {
    this.answerLines(data, [plain(sentence)])
  }

  /** Lines may have colours, so foreign text in them must have passed `plain` or `shownCell`. */
  protected answerLines(data: unknown, lines: readonly string[]) {
    console.log(this.json ? plainJson(data, 2) : lines.join('\n'))
  }

  /** Prints JSON, a table, or the sentence `nothing`. */
  protected answerList<T>(all: readonly T[], cells: (one: T) => Cells, nothing: string) {
    this.answerLines(all, [all.length ? tableOf(all.map(cells), this.colors) : nothing])
  }

  /** Prints sentences and then one line per fact. */
  protected answerOne(data: unknown, sentences: string | readonly string[], facts: Cells) {
    const width = Math.max(...Object.keys(facts).map((name) => name.length))
    const lines = Object.entries(facts).map(
      ([name, value]) => `  ${this.colors.dim(name.padEnd(width))}  ${shownCell(value)}`
    )
    this.answerLines(data, [...[sentences].flat().map(plain), ...lines])
  }

  /** False for scripts, which read JSON and must not be asked. */
  protected get isTerminal() {
    return Boolean(process.stdin.isTTY && process.stdout.isTTY && !this.json)
  }

  /** Asks on a terminal; refuses without one and names the option. */
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

  /** Ctrl-C cancels the command. */
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

  /** Without a terminal the answer is yes, because a script means what it says. */
  protected async confirm(question: string, yes: boolean) {
    if (yes || !this.isTerminal) return
    if (!(await this.asking(() => this.prompt.confirm(plain(question)))))
      throw new UsageError('Nothing was changed.', { status: 1 })
  }
}

/** Enquirer throws this uncaught at Ctrl-C, because it closes what Node 24 has closed. */
const CLOSED_TWICE = 'ERR_USE_AFTER_CLOSE'

async function prepare() {
  await silenceTheLog()
  await (await import('#core/database/database_clock')).setClockSoon()
}

/** The log would mix with the answer on stdout and add stack traces. */
async function silenceTheLog() {
  if (process.env.LOG_LEVEL === 'debug') return
  const { default: logger } = await import('@adonisjs/core/services/logger')
  logger.level = 'silent'
}

/** A reader such as `head` may close the pipe early. */
function endWithTheReader() {
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'EPIPE') process.exit(0)
    throw error
  })
}
