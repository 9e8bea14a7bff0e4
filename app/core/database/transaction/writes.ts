/** Deferred writes, counts and effects of the open transaction, which must exist. */
import { Current } from '#core/context/current'
import { discard, flush } from '#core/database/transaction/statement_batch'
import type { UnitOfWork } from '#core/database/transaction/unit_of_work'

/** Defers a write to the next statement or COMMIT. */
export const defer = (...write: Parameters<UnitOfWork['defer']>) => Current.unit!.defer(...write)

/** Rows have `tenant_id` first. `onDuplicate` follows ON DUPLICATE KEY UPDATE. */
export const deferInsert = (...write: Parameters<UnitOfWork['insert']>) =>
  Current.unit!.insert(...write)

/** Defers rows that are text already, quoted and in parentheses, below the INSERT `head`. */
export const deferRows = (...write: Parameters<UnitOfWork['deferRows']>) =>
  Current.unit!.deferRows(...write)

/** Adds `delta` rows to a counted table. 0 says that rows of it changed. */
export const countRows = (table: string, delta: number) => Current.unit!.count(table, delta)

/** Adds an effect, such as a mail, to the answer of a dry run; does nothing otherwise. */
export const dryRunEffect = (...effect: Parameters<UnitOfWork['effect']>) =>
  Current.unit!.effect(...effect)

/** Undoes a change in memory when an `attempt` or `savepoint` around it fails. */
export const undoable = (undo: () => unknown) => Current.unit!.undoable(undo)

/** Sends deferred writes. A duplicate or a missing reference is refused now, not at COMMIT. */
export const flushWrites = () => flush(Current.unit!.connection)

/** Forgets deferred writes, because the work that wanted them failed. */
export const discardWrites = () => discard(Current.unit!.connection)

/** Sends deferred writes without waiting for the answer. */
export const sendAhead = () => Current.unit!.sendAhead()

/** Runs `work` before COMMIT, once everything else is known. */
export const beforeCommit = (work: () => void) => Current.unit!.beforeCommit(work)

/** Runs `work` before each `sendAhead`, such as writing collected rows. */
export const beforeSending = (work: () => unknown) => Current.unit!.beforeSending(work)

export const isInTransaction = () => Current.unit !== undefined

export const isDryRun = () => Current.unit?.isDryRun === true

/** A value that belongs to the open transaction and is forgotten with it. */
export class PerTransaction<T> {
  #values = new WeakMap<UnitOfWork, T>()

  /** Undefined also without an open transaction. */
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
