/**
 * Writes of the open transaction that wait for its next batch, counts, and effects of a dry run.
 * Each of these functions needs a transaction.
 */
import { Current } from '#core/context/current'
import { discard, flush } from '#core/database/transaction/statement_batch'
import type { UnitOfWork } from '#core/database/transaction/unit_of_work'

/** A write that needs no answer. It leaves with the next statement, or with COMMIT. */
export const defer = (...write: Parameters<UnitOfWork['defer']>) => Current.unit!.defer(...write)

/**
 * Rows of one table, each with `tenant_id` first, in an INSERT that later rows may join.
 * `onDuplicate` is the text behind ON DUPLICATE KEY UPDATE.
 */
export const deferInsert = (...write: Parameters<UnitOfWork['insert']>) =>
  Current.unit!.insert(...write)

/** The same for rows that are text already, in parentheses and quoted, below the INSERT `head`. */
export const deferRows = (...write: Parameters<UnitOfWork['deferRows']>) =>
  Current.unit!.deferRows(...write)

/** `delta` rows more in a counted table. 0 says that rows of it changed. */
export const countRows = (table: string, delta: number) => Current.unit!.count(table, delta)

/** An effect in the answer of a dry run, such as a mail. Nothing happens otherwise. */
export const dryRunEffect = (...effect: Parameters<UnitOfWork['effect']>) =>
  Current.unit!.effect(...effect)

/** Takes back a change in memory when an `attempt` or `savepoint` around it fails. */
export const undoable = (undo: () => unknown) => Current.unit!.undoable(undo)

/** Sends what waits. A duplicate or a missing reference is refused now, not at COMMIT. */
export const flushWrites = () => flush(Current.unit!.connection)

/** Forgets what waits, because the work that wanted it has failed. */
export const discardWrites = () => discard(Current.unit!.connection)

/** Sends what waits without waiting for the answer, while a batch works out more. */
export const sendAhead = () => Current.unit!.sendAhead()

/** Work that is done before COMMIT, once everything else is known. */
export const beforeCommit = (work: () => void) => Current.unit!.beforeCommit(work)

/** Work that is done before each `sendAhead`, such as writing rows that were collected. */
export const beforeSending = (work: () => unknown) => Current.unit!.beforeSending(work)

export const isInTransaction = () => Current.unit !== undefined

export const isDryRun = () => Current.unit?.isDryRun === true

/** A value that belongs to the open transaction and is forgotten with it. */
export class PerTransaction<T> {
  #values = new WeakMap<UnitOfWork, T>()

  /** Undefined also where no transaction is open. */
  get(): T | undefined {
    return Current.unit && this.#values.get(Current.unit)
  }

  /** Needs a transaction. */
  set(value: T): T {
    this.#values.set(Current.unit!, value)
    return value
  }

  delete() {
    if (Current.unit) this.#values.delete(Current.unit)
  }
}
