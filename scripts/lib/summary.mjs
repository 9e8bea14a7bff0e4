/** Reads the test runner's summary and says it in one plain line. */
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

  /** Known failures that failed as expected count as passed, those still to be written as skipped. */
  get line() {
    const { passed = 0, failed = 0, skipped = 0, todo = 0, regression = 0 } = this.counts ?? {}
    return `${passed + regression} passed, ${failed} failed${skipped + todo > 0 ? `, ${skipped + todo} skipped` : ''}`
  }
}
