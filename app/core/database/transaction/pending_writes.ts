/** The writes of a transaction that wait for its next batch, in order. */
import { cached } from '#core/primitives/ttl_cache'

/** Receives the result of a write. */
export type OnResult = (done: { insertId: number }) => void

/** An INSERT that more rows may join while it waits. */
type Rows = { head: string; rows: string[]; tail: string }

type Write = { sql: string; onResult?: OnResult } | Rows

export class PendingWrites {
  #writes: Write[] = []

  get some() {
    return this.#writes.length > 0
  }

  add(sql: string, onResult?: OnResult) {
    this.#writes.push({ sql, onResult })
  }

  /** Adds rows to a waiting INSERT with this head and tail. A new one is `checked`. */
  addRows(head: string, rows: readonly string[], tail: string, checked: () => void) {
    const alike = this.#alike(head, tail)
    if (alike) {
      for (const row of rows) alike.rows.push(row)
      return
    }
    checked()
    this.#writes.push({ head, rows: [...rows], tail })
  }

  #alike(head: string, tail: string): Rows | undefined {
    for (let index = this.#writes.length - 1; index >= 0; index--) {
      const one = this.#writes[index]
      if (!areRows(one)) return
      if (one.head === head && one.tail === tail) return one
    }
  }

  /** Marks the current position. The returned function forgets later writes. */
  mark() {
    const writes = this.#writes.map((one) => ({ one, rows: areRows(one) ? one.rows.length : 0 }))
    return () => {
      for (const { one, rows } of writes) if (areRows(one)) one.rows.length = rows
      this.#writes = writes.map(({ one }) => one)
    }
  }

  /** The waiting statements, and who receives which result; nothing waits afterwards. */
  take(): [statements: string[], listeners: [index: number, onResult: OnResult][]] {
    const writes = this.#writes
    this.clear()
    const listeners = writes.flatMap((one, index): [number, OnResult][] =>
      'onResult' in one && one.onResult ? [[index, one.onResult]] : []
    )
    return [writes.map(textOf), listeners]
  }

  clear() {
    this.#writes = []
  }
}

const areRows = (one: Write): one is Rows => 'rows' in one

const textOf = (one: Write) => (areRows(one) ? one.head + one.rows.join(',') + one.tail : one.sql)

const shapes = new Map<string, string>()
const MOST_SHAPES = 2_000

/** An INSERT up to VALUES with a row whose only value is the tenant. */
export const shapeOf = (head: string): string =>
  cached(shapes, MOST_SHAPES, head, () => `${head}(?${',0'.repeat(head.split('`,`').length - 1)})`)
