/** Parses the test runner's output into one summary line and the failures. */
import { plain } from './run.mjs'
import { Sentence } from './sentence.mjs'

/** A progress bar overwrites its line, and a message may fill a page. */
const SHOWN = 200

export class Summary {
  #out = new Lines((line) => this.#count(line))
  #err = new Lines((line) => this.#failure(line))
  #inErrors = false
  #inMessage = false
  counts = null
  /** Names and errors of the failed tests, without source and stack. */
  failures = []

  /** Counts come on stdout, failures on stderr. */
  read(stdout, stderr = '') {
    this.#out.read(stdout)
    this.#err.read(stderr)
  }

  #count(line) {
    if (/^\s*NO TESTS EXECUTED\s*$/.test(line)) this.counts = {}
    const [, list] = /^\s*Tests\s+((?:\d+ \w+(?:, )?)+)\s*\(\d+\)\s*$/.exec(line) ?? []
    if (list)
      this.counts = Object.fromEntries(
        [...list.matchAll(/(\d+) (\w+)/g)].map(([, count, name]) => [name, Number(count)])
      )
  }

  #failure(line) {
    this.#inErrors ||= /^\s*ERRORS\s*$/.test(line)
    if (!this.#inErrors) return

    this.#inMessage = /^\s*ℹ/.test(line) || (this.#inMessage && !/^\s*⁃ at /.test(line))
    if (/^❯ /.test(line) || (this.#inMessage && line.trim()))
      this.failures.push(line.trimEnd().split('\r').at(-1).slice(-SHOWN))
  }
}

class Lines {
  #rest = ''
  #each

  constructor(each) {
    this.#each = each
  }

  read(text) {
    const lines = (this.#rest + text).split('\n')
    this.#rest = lines.pop()
    for (const line of lines) this.#each(plain(line))
  }
}

/** A misspelt name must not pass as a success. */
export function mustHaveRun(summaries, args) {
  if (summaries.some(({ counts }) => !counts))
    throw new Sentence('The tests ended before their summary.')
  if (summaries.some(({ counts }) => Object.keys(counts).length)) return
  throw new Sentence(
    `No test ran: none is meant by "${args.join(' ')}". Files are named by their path in tests/, without .spec.ts.`
  )
}

/** Counts known failures that failed as expected as passed, and `todo` as skipped. */
export function total(summaries) {
  const sum = (name) => summaries.reduce((all, { counts }) => all + (counts?.[name] ?? 0), 0)
  const skipped = sum('skipped') + sum('todo')
  return `${sum('passed') + sum('regression')} passed, ${sum('failed')} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`
}
