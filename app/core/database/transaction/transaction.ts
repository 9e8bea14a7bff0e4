/**
 * One transaction for each business action. Reads and locks go first; statements that need no
 * answer (inserts, audit rows, outbox rows, counts) wait, and leave together with COMMIT in one
 * batch.
 */
import { limitConcurrency } from '#core/database/transaction/concurrency_limiter'
import { Current } from '#core/context/current'
import { execute } from '#core/database/query'
import {
  isContention,
  isPassing,
  OutcomeUnknown,
  repeated,
} from '#core/database/errors_and_retries'
import {
  begin,
  discard,
  flush,
  waitingMark,
  type FirstRead,
} from '#core/database/transaction/statement_batch'
import { isLocked, runExclusive } from '#core/primitives/keyed_mutex'
import { UnitOfWork } from '#core/database/transaction/unit_of_work'

type Options<T> = {
  dryRun?: boolean
  /** The answer of `work` may have deferred numbers, which are known after COMMIT. */
  defersNumbers?: boolean
  onDone?: (unit: UnitOfWork, result: T) => T
  /** Read in front of the first statements, in their batch. */
  first?: FirstRead
  /**
   * A second time would be noticed inside the transaction, such as by a key that is taken: so it is
   * done again also when nobody knows whether the first committed.
   */
  isUnique?: boolean
}

/**
 * Runs `work` in a transaction: everything that models, `rows()` and `execute()` do inside takes
 * part. A call inside another joins it. A deadlock, a lock that was waited for too long, a commit
 * that came second in a cluster and a connection that was cut before COMMIT run `work` again from
 * the top, a few times, so `work` must not touch anything but the database. When the answer to
 * COMMIT is lost, `OutcomeUnknown` is thrown.
 *
 * Dry runs that try the same value wait for the first, and when it is rolled back meet in a
 * deadlock, all of them: so those of a company that met are done again one after the other, and
 * others behind them.
 */
export async function transaction<T>(work: () => Promise<T>, options: Options<T> = {}): Promise<T> {
  if (Current.unit) return work()

  let hasMet = false
  const run = () => inItsTurn(() => once(work, options))
  return repeated(
    () => {
      const takesTurns = options.dryRun && (hasMet || isLocked(Current.tenantId))
      hasMet = true
      return takesTurns ? runExclusive(Current.tenantId, run) : run()
    },
    (error) => Boolean(options.isUnique) && error instanceof OutcomeUnknown
  )
}

/**
 * A company's transactions come in the order of arrival, a few at once; what is about no company,
 * or all, is rare.
 */
function inItsTurn<T>(work: () => Promise<T>): Promise<T> {
  const tenant = Current.tenantIfAny
  return tenant ? limitConcurrency(tenant.id, work) : work()
}

async function once<T>(
  work: () => Promise<T>,
  { dryRun, defersNumbers, onDone, first }: Options<T>
): Promise<T> {
  const unit = new UnitOfWork(await begin(first), dryRun, defersNumbers)

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

/**
 * Work of many in one transaction that sends nothing, because all that it reads is held: what it
 * let wait is forgotten when it throws.
 */
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

/**
 * A savepoint inside the transaction: what `work` wrote is undone when it throws, the rest stays.
 */
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

/**
 * Done once the transaction has committed, or when nobody knows whether it has, and not at all
 * otherwise; at once when none is open.
 */
export function afterCommit(work: () => unknown) {
  const { unit } = Current
  if (unit) unit.afterCommit(work)
  else void work()
}
