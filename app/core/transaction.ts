/**
 * One business action, one transaction. Reads and locks go first; what needs no answer (inserts,
 * audit rows, outbox rows, counts) waits, and leaves together with COMMIT in one packet.
 */
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { clock } from '#core/clock'
import { Current } from '#core/current'
import { execute } from '#core/database'
import { begin, defer, deferRows, discard, end, flush, sendAhead, waitingMark } from '#core/packets'
import { release, transactionClientOn } from '#core/lucid_transaction'
import type { LateNumbers } from '#core/late_numbers'
import { isContention, isPassing, OutcomeUnknown, repeated } from '#core/outages'
import { insertHead, insertInto, quoted, valuesOf, type Row } from '#core/sql'
import { areTaken, inTurn } from '#core/turns'

/** What a dry run would have caused, by kind, such as `journal`, `stock`, `emails`, `queued`. */
export type Effects = Record<string, unknown[]>

const changeHooks = new Map<string, (unit: UnitOfWork) => void>()

/** What a transaction does before it changes rows of this counted table for the first time, such as to say so where they are remembered. */
export function onFirstChange(table: string, hook: (unit: UnitOfWork) => void) {
  changeHooks.set(table, hook)
}

/** One transaction that is open: its connection, what waits on it, and what is held in memory for it. `Current.unit` is the one of whoever asks. */
export class UnitOfWork {
  #counts = new Map<string, { tenantId: number; delta: number }>()
  #beforeCommit: (() => void)[] = []
  #beforeSending: (() => void)[] = []
  #afterCommit: (() => unknown)[] = []
  #undo: (() => void)[] = []
  #trx: TransactionClientContract | undefined
  #isDone = false
  #moment: Date | undefined
  readonly effects: Effects = {}
  /** Numbers that were taken and not given out yet, by series: see core/numbers.ts. */
  numbers = new Map<string, number[]>()

  constructor(
    readonly connection: object,
    readonly isDryRun = false,
    /** Where whoever runs the transaction fills in numbers that come with COMMIT. */
    readonly late?: LateNumbers
  ) {}

  /** For Lucid's models and builders; made when the first of them asks. */
  get trx(): TransactionClientContract {
    return (this.#trx ??= transactionClientOn(this.connection, () => this.#isDone))
  }

  /** The instant at which this was asked for first: see `Current.moment`. */
  get moment(): Date {
    return (this.#moment ??= clock.now())
  }

  /** A write that needs no answer: it is sent with the next statement that does, or with COMMIT. `told` hears then what it has done. */
  defer(sql: string, bindings: readonly unknown[] = [], told?: (done: { insertId: number }) => void) {
    defer(this.connection, sql, bindings, told)
  }

  /** Many rows of one table in one INSERT: see `deferRows`. */
  deferRows(head: string, rows: readonly string[]) {
    deferRows(this.connection, head, rows)
  }

  /** The same, for rows as objects, each with `tenant_id` first; `onDuplicate` is what follows the values. */
  insert(table: string, rows: readonly Row[], onDuplicate = '') {
    deferRows(this.connection, insertHead(table, rows[0]), rows.map(valuesOf), onDuplicate && ` ON DUPLICATE KEY UPDATE ${onDuplicate}`)
  }

  /** Rows that bulk work keeps until they can be written together: they go with what it sends ahead. */
  beforeSending(work: () => void) {
    this.#beforeSending.push(work)
  }

  /** For bulk work, between one attempt and the next: MySQL writes what waits while more is worked out. */
  async sendAhead() {
    for (const work of this.#beforeSending) work()
    await sendAhead(this.connection)
  }

  /** How to take back a change of what this transaction holds in memory, should an `attempt` or `savepoint` around it fail. */
  undoable(undo: () => void) {
    this.#undo.push(undo)
  }

  /** One row more or less in a counted table, or one that is another; written once, last, so that the hottest lock is held the shortest. */
  count(table: string, delta: number) {
    const { tenantId } = Current
    const key = `${table}:${tenantId}`
    if (!this.#counts.has(key)) changeHooks.get(table)?.(this)
    this.#counts.set(key, { tenantId, delta: (this.#counts.get(key)?.delta ?? 0) + delta })
  }

  /** Where counts, numbers and what is held in memory stand now; calling the answer takes them back there. */
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

  /** For the answer of a dry run. */
  effect(kind: string, what: unknown) {
    if (!this.isDryRun) return
    ;(this.effects[kind] ??= []).push(what)
  }

  /** Something to write once everything else is known. */
  beforeCommit(work: () => void) {
    this.#beforeCommit.push(work)
  }

  afterCommit(work: () => unknown) {
    this.#afterCommit.push(work)
  }

  async finish() {
    for (const work of this.#beforeCommit) work()
    for (const sql of unusedNumbers(this.numbers)) this.defer(sql)
    Current.acrossTenants('count the rows of each tenant that was written to', () => this.#countStatements().forEach((sql) => this.defer(sql)))

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

  runAfterCommit() {
    if (!this.isDryRun) for (const work of this.#afterCommit) void work()
  }

  /** In the order of names. What grew is one statement; `total` cannot hold what shrank, so that is one for itself. */
  #countStatements() {
    const statements: { rows: Row[]; more: string }[] = []
    for (const [key, { tenantId, delta }] of [...this.#counts].sort(([a], [b]) => (a < b ? -1 : 1))) {
      const more = delta < 0 ? quoted(delta) : 'VALUES(total)'
      const row = { tenant_id: tenantId, name: key.slice(0, key.lastIndexOf(':')), total: Math.max(delta, 0), stamp: 1 }
      if (delta >= 0 && statements.at(-1)?.more === more) statements.at(-1)!.rows.push(row)
      else statements.push({ rows: [row], more })
    }
    return statements.map(({ rows, more }) => `${insertInto('record_counts', rows)} ON DUPLICATE KEY UPDATE total = total + ${more}, stamp = stamp + 1`)
  }
}

type Options<T> = {
  dryRun?: boolean
  /** For each attempt: numbers may stay stand-ins until COMMIT; in what `work` answers they are, and the caller fills them in. */
  late?: () => LateNumbers | undefined
  onDone?: (unit: UnitOfWork, result: T) => T
  /** A second time would be noticed inside the transaction, such as by a key that is taken: so it is done again also when nobody knows whether the first committed. */
  isUnique?: boolean
}

/**
 * Runs `work` in a transaction: everything that models, `rows()` and `execute()` do inside takes part.
 * A call inside another joins it. A deadlock, a lock that was waited for too long, a commit that came second in
 * a cluster and a connection that was cut before COMMIT run `work` again from the top, a few times, so `work` must not touch anything
 * but the database. When the answer to COMMIT is lost, `OutcomeUnknown` is thrown.
 *
 * Dry runs that try the same value wait for the first, and when it is rolled back meet in a deadlock, all of them: so those of a company
 * that met are done again one after the other, and others behind them.
 */
export async function transaction<T>(work: () => Promise<T>, options: Options<T> = {}): Promise<T> {
  if (Current.unit) return work()

  let hasMet = false
  const run = () => once(work, options)
  return repeated(
    () => {
      const takesTurns = options.dryRun && (hasMet || areTaken(Current.tenantId))
      hasMet = true
      return takesTurns ? inTurn(Current.tenantId, run) : run()
    },
    (error) => Boolean(options.isUnique) && error instanceof OutcomeUnknown
  )
}

async function once<T>(work: () => Promise<T>, { dryRun, late, onDone }: Options<T>): Promise<T> {
  const numbers = late?.()
  const unit = new UnitOfWork(await begin(numbers), dryRun, numbers)

  try {
    const result = await Current.inside(unit, async () => {
      const done = await work()
      const answer = onDone ? onDone(unit, done) : done
      await unit.finish()
      return answer
    })
    unit.runAfterCommit()
    return result
  } catch (error) {
    await unit.abandon().catch(() => {})
    if (error instanceof OutcomeUnknown) unit.runAfterCommit()
    throw error
  }
}

/** Work of many in one transaction that sends nothing, because all that it reads is held: what it let wait is forgotten when it throws. */
export async function attempt<T>(work: () => Promise<T>): Promise<T> {
  const unit = Current.unit!
  const [forget, takeBack] = [waitingMark(unit.connection), unit.mark()]
  try {
    return await work()
  } catch (error) {
    forget()
    takeBack()
    throw error
  }
}

/** A savepoint inside the transaction: what `work` wrote is undone when it throws, the rest stays. */
export async function savepoint<T>(work: () => Promise<T>): Promise<T> {
  const { unit } = Current
  if (!unit) return transaction(work)

  await execute('SAVEPOINT attempt')
  const takeBack = unit.mark()
  try {
    const result = await work()
    await flush(unit.connection)
    return result
  } catch (error) {
    // The whole transaction is gone already, the savepoint with it.
    if (isContention(error) || isPassing(error)) throw error
    await discard(unit.connection)
    takeBack()
    await execute('ROLLBACK TO SAVEPOINT attempt')
    throw error
  }
}

/** Done once the transaction has committed, or when nobody knows whether it has, and not at all otherwise; at once when none is open. */
export function afterCommit(work: () => unknown) {
  const { unit } = Current
  if (unit) unit.afterCommit(work)
  else void work()
}

/** Numbers that nobody took go back: their rows are still held, so they are the last ones. */
function unusedNumbers(numbers: ReadonlyMap<string, readonly number[]>) {
  return [...numbers].flatMap(([series, left]) => (left.length ? [`UPDATE number_series SET last = last - ${left.length} WHERE tenant_id = ${Current.tenantId} AND name = ${quoted(series)}`] : []))
}
