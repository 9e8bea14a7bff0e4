/** Reads the test runner's summary, to say it in one plain line, and what failed in a few. */
import { plain } from './run.mjs'
import { Sentence } from './sentence.mjs'

/**
 * What is left to see of a line: a progress bar writes over it, and a message may be a whole page.
 */
const SHOWN = 200

export class Summary {
  #out = new Lines((line) => this.#count(line))
  #err = new Lines((line) => this.#failure(line))
  #inErrors = false
  #inMessage = false
  counts = null
  /**
   * Of each test that failed its name and its error, without the source and the calls that lead
   * there.
   */
  failures = []

  /** The counts are on stdout, what failed is on stderr. */
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

/** Hands over whole lines, without colours. */
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

/** A misspelt name must not pass for a success. */
export function mustHaveRun(summaries, args) {
  if (summaries.some(({ counts }) => !counts))
    throw new Sentence('The tests ended before their summary.')
  if (summaries.some(({ counts }) => Object.keys(counts).length)) return
  throw new Sentence(
    `No test ran: none is meant by "${args.join(' ')}". Files are named by their path in tests/, without .spec.ts.`
  )
}

/**
 * Several summaries in one line. Known failures that failed as expected count as passed, those
 * still to be written as skipped.
 */
export function total(summaries) {
  const sum = (name) => summaries.reduce((all, { counts }) => all + (counts?.[name] ?? 0), 0)
  const skipped = sum('skipped') + sum('todo')
  return `${sum('passed') + sum('regression')} passed, ${sum('failed')} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`
}
