/** Reads a statement from left to right: names, aliases, joins, groups in parentheses. */
import { words } from '#core/tenancy_guard/node_lists'
import { refuse, type Node } from '#core/tenancy_guard/tokenizer'

type JoinKind = 'inner' | 'left' | 'right'

const ENDS_A_TABLE = words(
  'as on using join inner left right cross natural straight_join use force ignore partition ' +
    'lateral select values table set'
)

export class Reader {
  #at = 0

  constructor(readonly nodes: Node[]) {}

  get next(): Node | undefined {
    return this.nodes[this.#at]
  }

  take(): Node {
    return this.nodes[this.#at++] ?? refuse('something is missing at the end')
  }

  rest() {
    return this.nodes.slice(this.#at)
  }

  skip(word: string) {
    if (this.next?.word !== word) return false
    this.#at++
    return true
  }

  skipAll(words: ReadonlySet<string>) {
    while (this.next && words.has(this.next.word)) this.#at++
  }

  expect(word: string) {
    if (!this.skip(word)) refuse(`"${word}" expected, not "${this.next?.word ?? ''}"`)
  }

  group(): Node[] {
    return this.take().kids ?? refuse('"(" expected')
  }

  identifier(): string {
    const { word, name } = this.take()
    return name === undefined || ENDS_A_TABLE.has(word) ? refuse(`"${word}" is no name`) : name
  }

  alias(): string | undefined {
    if (this.skip('as')) return this.identifier()
    if (this.next?.name !== undefined && !ENDS_A_TABLE.has(this.next.word)) return this.identifier()
  }

  join(): JoinKind | undefined {
    const kind = this.#joinAhead()
    if (kind === 'natural') refuse('a natural join')
    if (!kind) return

    this.take()
    this.skip('outer')
    if (!kind.endsWith('join')) this.expect('join')
    return kind === 'left' || kind === 'right' ? kind : 'inner'
  }

  /** Reads the ON condition up to the next table. */
  condition(): Node[] {
    const start = this.#at
    while (this.next && this.next.word !== ',' && !this.#joinAhead()) {
      if (this.take().word === 'on') refuse('an ON too many')
    }
    return this.nodes.slice(start, this.#at)
  }

  /** `left` and `right` are also functions. */
  #joinAhead(): string | undefined {
    const word = this.next?.word ?? ''
    const follows = this.nodes[this.#at + 1]?.word
    if (/^(left|right)$/.test(word))
      return follows === 'join' || follows === 'outer' ? word : undefined
    return /^(join|straight_join|natural|inner|cross)$/.test(word) ? word : undefined
  }
}
