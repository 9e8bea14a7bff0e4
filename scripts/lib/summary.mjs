/** Reads the test runner's summary, to say it in one plain line. */
import { plain } from './run.mjs'

export class Summary {
  #rest = ''
  counts = null

  read(text) {
    const lines = (this.#rest + text).split('\n')
    this.#rest = lines.pop()
    for (const line of lines) this.#line(plain(line))
  }

  #line(line) {
    if (/^\s*NO TESTS EXECUTED\s*$/.test(line)) this.counts = {}
    const [, list] = /^\s*Tests\s+((?:\d+ \w+(?:, )?)+)\s*\(\d+\)\s*$/.exec(line) ?? []
    if (list) this.counts = Object.fromEntries([...list.matchAll(/(\d+) (\w+)/g)].map(([, count, name]) => [name, Number(count)]))
  }
}

/** Several summaries in one line. Known failures that failed as expected count as passed, those still to be written as skipped. */
export function total(summaries) {
  const sum = (name) => summaries.reduce((all, { counts }) => all + (counts?.[name] ?? 0), 0)
  const skipped = sum('skipped') + sum('todo')
  return `${sum('passed') + sum('regression')} passed, ${sum('failed')} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`
}
