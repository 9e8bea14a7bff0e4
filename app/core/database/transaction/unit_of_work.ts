/**
 * An open transaction: its connection, deferred writes, values in memory, and its end.
 * `Current.unit` is the one of the current context.
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

/** Registers work before a counted table's first change, such as clearing caches. */
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
  /** Reserved, unused numbers by series: core/numbering/number_series.ts. */
  numbers = new Map<string, DocumentNumber[]>()

  /** A number was deferred: no other may be assigned after it. */
  hasDeferredNumber = false

  constructor(
    readonly connection: object,
    readonly isDryRun = false,
    /** Numbers may be assigned with COMMIT, after `work` has answered. */
    public defersNumbers = false
  ) {}

  /** For work of several documents, or of parts that may be undone. */
  takeNumbersAtOnce() {
    this.defersNumbers = false
  }

  /** Lucid's transaction client, made on first use. */
  get trx(): TransactionClientContract {
    return (this.#trx ??= transactionClientOn(this.connection, () => this.#isDone))
  }

  /** The instant of the first access: see `Current.moment`. */
  get moment(): Date {
    return (this.#moment ??= clock.now())
  }

  /** Defers a write to the next statement or COMMIT. `onResult` receives its result. */
  defer(
    sql: string,
    bindings: readonly unknown[] = [],
    onResult?: (done: { insertId: number }) => void
  ) {
    defer(this.connection, sql, bindings, onResult)
  }

  /** Defers many rows of one table: see `deferRows`. `tail` is the text after VALUES. */
  deferRows(head: string, rows: readonly string[], tail = '') {
    deferRows(this.connection, head, rows, tail)
  }

  /** Rows have `tenant_id` first; `onDuplicate` is the text after VALUES. */
  insert(table: string, rows: readonly Row[], onDuplicate = '') {
    deferRows(
      this.connection,
      insertHead(table, rows[0]),
      rows.map(valuesOf),
      onDuplicate && ` ON DUPLICATE KEY UPDATE ${onDuplicate}`
    )
  }

  /** Work before each `sendAhead`, such as writing collected rows. */
  beforeSending(work: () => unknown) {
    this.#beforeSending.push(work)
  }

  /** Sends deferred writes of bulk work: MySQL writes them while the next part is computed. */
  async sendAhead() {
    for (const work of this.#beforeSending) work()
    await sendAhead(this.connection)
  }

  /** Registers how to undo a change in memory when an `attempt` or `savepoint` fails. */
  undoable(undo: () => unknown) {
    this.#undo.push(undo)
  }

  /** Adds `delta` to a table's count, written last to keep its lock short. */
  count(table: string, delta: number) {
    const { tenantId } = Current
    const key = `${table}:${tenantId}`
    if (!this.#counts.has(key)) changeHooks.get(table)?.()
    this.#counts.set(key, { tenantId, delta: (this.#counts.get(key)?.delta ?? 0) + delta })
  }

  /** Marks counts, numbers and values in memory. The returned function restores them. */
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

  /** Adds an effect to the answer of a dry run: see `addEffect`. */
  effect(...one: OneEffect) {
    if (this.isDryRun) addEffect(this.effects, ...one)
  }

  /** The returned function forgets the effects that were added since. */
  markEffects() {
    const before = Object.entries(this.effects).map(([kind, all]): [string, unknown[]] => [
      kind,
      [...all],
    ])
    return () => {
      for (const kind of Object.keys(this.effects)) delete this.effects[kind]
      for (const [kind, all] of before) this.effects[kind] = all
    }
  }

  /** Runs `work` before COMMIT, once everything else is known. */
  beforeCommit(work: () => void) {
    this.#beforeCommit.push(work)
  }

  /** Runs `work` after COMMIT: see `afterCommit` of core/database/transaction/transaction.ts. */
  afterCommit(work: () => unknown) {
    this.#afterCommit.push(work)
  }

  /** Commits after the deferred work. A dry run sends everything and rolls back. */
  async finish() {
    for (const work of this.#beforeCommit) work()
    for (const sql of unusedNumbers(this.numbers)) this.defer(sql)
    Current.acrossTenants('count the rows of each tenant that was written to', () =>
      this.#countStatements().forEach((sql) => this.defer(sql))
    )

    if (this.isDryRun) await flush(this.connection)
    await this.#end(this.isDryRun ? 'ROLLBACK' : 'COMMIT')
  }

  /** Rolls back, unless it has ended already. */
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

  /** A dry run skips it. */
  runAfterCommit() {
    if (!this.isDryRun) for (const work of this.#afterCommit) void work()
  }

  /** In the order of names. Growing counts share a statement; shrinking ones do not. */
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

/** Returns unused numbers: their rows are still locked, so they are the last ones. */
function unusedNumbers(numbers: ReadonlyMap<string, readonly DocumentNumber[]>) {
  return [...numbers].flatMap(([series, left]) =>
    left.length
      ? [
          `UPDATE number_series SET last = last - ${left.length} WHERE tenant_id = ${Current.tenantId} AND name = ${quoted(series)}`,
        ]
      : []
  )
}
