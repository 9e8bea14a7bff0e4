/**
 * An open transaction: its connection, the writes that wait on it, the values kept in memory for
 * it, and its end. `Current.unit` is the one of the current context.
 */
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { clock } from '#core/primitives/clock'
import { Current } from '#core/context/current'
import { addEffect, type Effects } from '#core/database/transaction/effects'
import type { DocumentNumber } from '#core/database/deferred_number'
import { release, transactionClientOn } from '#core/patches/lucid_transaction_client'
import { defer, deferRows, end, flush, sendAhead } from '#core/database/transaction/statement_batch'
import { insertHead, insertInto, quoted, valuesOf, type Row } from '#core/database/sql'

type OneEffect = Parameters<typeof addEffect> extends [any, ...infer Rest] ? Rest : never

const changeHooks = new Map<string, () => void>()

/**
 * What a transaction does before it changes rows of this counted table for the first time, such as
 * to say so where they are remembered.
 */
export function onFirstChange(table: string, hook: () => void) {
  changeHooks.set(table, hook)
}

export class UnitOfWork {
  #counts = new Map<string, { tenantId: number; delta: number }>()
  #beforeCommit: (() => void)[] = []
  #beforeSending: (() => unknown)[] = []
  #afterCommit: (() => unknown)[] = []
  #undo: (() => unknown)[] = []
  #trx: TransactionClientContract | undefined
  #isDone = false
  #moment: Date | undefined
  readonly effects: Effects = {}
  /**
   * Numbers that were taken and not given out yet, by series: see core/numbering/number_series.ts.
   */
  numbers = new Map<string, DocumentNumber[]>()

  /** A number was deferred: no other may be taken after it. */
  hasDeferredNumber = false

  constructor(
    readonly connection: object,
    readonly isDryRun = false,
    /** Numbers may be taken with COMMIT, after `work` has answered. */
    readonly defersNumbers = false
  ) {}

  /** For Lucid's models and builders; made when the first of them asks. */
  get trx(): TransactionClientContract {
    return (this.#trx ??= transactionClientOn(this.connection, () => this.#isDone))
  }

  /** The instant at which this was asked for first: see `Current.moment`. */
  get moment(): Date {
    return (this.#moment ??= clock.now())
  }

  /**
   * A write that needs no answer: it is sent with the next statement that does, or with COMMIT.
   * `told` hears then what it has done.
   */
  defer(
    sql: string,
    bindings: readonly unknown[] = [],
    told?: (done: { insertId: number }) => void
  ) {
    defer(this.connection, sql, bindings, told)
  }

  /** Many rows of one table in one INSERT: see `deferRows`. */
  deferRows(head: string, rows: readonly string[]) {
    deferRows(this.connection, head, rows)
  }

  /**
   * The same, for rows as objects, each with `tenant_id` first; `onDuplicate` is what follows the
   * values.
   */
  insert(table: string, rows: readonly Row[], onDuplicate = '') {
    deferRows(
      this.connection,
      insertHead(table, rows[0]),
      rows.map(valuesOf),
      onDuplicate && ` ON DUPLICATE KEY UPDATE ${onDuplicate}`
    )
  }

  /**
   * Rows that bulk work keeps until they can be written together: they go with what it sends ahead.
   */
  beforeSending(work: () => unknown) {
    this.#beforeSending.push(work)
  }

  /**
   * For bulk work, between one attempt and the next: MySQL writes what waits while more is worked
   * out.
   */
  async sendAhead() {
    for (const work of this.#beforeSending) work()
    await sendAhead(this.connection)
  }

  /**
   * How to take back a change of what this transaction holds in memory, should an `attempt` or
   * `savepoint` around it fail.
   */
  undoable(undo: () => unknown) {
    this.#undo.push(undo)
  }

  /**
   * One row more or less in a counted table, or one that is another; written once, last, so that
   * the hottest lock is held the shortest.
   */
  count(table: string, delta: number) {
    const { tenantId } = Current
    const key = `${table}:${tenantId}`
    if (!this.#counts.has(key)) changeHooks.get(table)?.()
    this.#counts.set(key, { tenantId, delta: (this.#counts.get(key)?.delta ?? 0) + delta })
  }

  /**
   * Where counts, numbers and what is held in memory stand now; calling the answer takes them back
   * there.
   */
  mark() {
    const { length } = this.#undo
    const counts = new Map([...this.#counts].map(([key, count]) => [key, { ...count }]))
    const numbers = new Map([...this.numbers].map(([series, left]) => [series, [...left]]))
    return () => {
      this.#counts = counts
      this.numbers = numbers
      for (const undo of this.#undo.splice(length).reverse()) undo()
    }
  }

  /** For the answer of a dry run; see `addEffect`. */
  effect(...one: OneEffect) {
    if (this.isDryRun) addEffect(this.effects, ...one)
  }

  /** Something to write once everything else is known. */
  beforeCommit(work: () => void) {
    this.#beforeCommit.push(work)
  }

  /**
   * Something to do once it has committed: see `afterCommit` of
   * core/database/transaction/transaction.ts.
   */
  afterCommit(work: () => unknown) {
    this.#afterCommit.push(work)
  }

  /**
   * Writes what waited for everything else to be known, and commits; a dry run sends all of it, so
   * that the database may refuse it, and rolls back.
   */
  async finish() {
    for (const work of this.#beforeCommit) work()
    for (const sql of unusedNumbers(this.numbers)) this.defer(sql)
    Current.acrossTenants('count the rows of each tenant that was written to', () =>
      this.#countStatements().forEach((sql) => this.defer(sql))
    )

    if (this.isDryRun) await flush(this.connection)
    await this.#end(this.isDryRun ? 'ROLLBACK' : 'COMMIT')
  }

  /** Undoes everything, unless it has ended already. */
  async abandon() {
    if (!this.#isDone) await this.#end('ROLLBACK')
  }

  async #end(how: 'COMMIT' | 'ROLLBACK') {
    this.#isDone = true
    try {
      await end(this.connection, how)
    } finally {
      if (this.#trx) release(this.#trx, how === 'COMMIT' ? 'commit' : 'rollback')
    }
  }

  /** Nobody waits for it; a dry run does none of it. */
  runAfterCommit() {
    if (!this.isDryRun) for (const work of this.#afterCommit) void work()
  }

  /**
   * In the order of names. What grew is one statement; `total` cannot hold what shrank, so that is
   * one for itself.
   */
  #countStatements() {
    const statements: { rows: Row[]; more: string }[] = []
    for (const [key, { tenantId, delta }] of [...this.#counts].sort(([a], [b]) =>
      a < b ? -1 : 1
    )) {
      const more = delta < 0 ? quoted(delta) : 'VALUES(total)'
      const row = {
        tenant_id: tenantId,
        name: key.slice(0, key.lastIndexOf(':')),
        total: Math.max(delta, 0),
        stamp: 1,
      }
      if (delta >= 0 && statements.at(-1)?.more === more) statements.at(-1)!.rows.push(row)
      else statements.push({ rows: [row], more })
    }
    return statements.map(
      ({ rows, more }) =>
        `${insertInto('record_counts', rows)} ON DUPLICATE KEY UPDATE total = total + ${more}, stamp = stamp + 1`
    )
  }
}

/** Numbers that nobody took go back: their rows are still held, so they are the last ones. */
function unusedNumbers(numbers: ReadonlyMap<string, readonly DocumentNumber[]>) {
  return [...numbers].flatMap(([series, left]) =>
    left.length
      ? [
          `UPDATE number_series SET last = last - ${left.length} WHERE tenant_id = ${Current.tenantId} AND name = ${quoted(series)}`,
        ]
      : []
  )
}
