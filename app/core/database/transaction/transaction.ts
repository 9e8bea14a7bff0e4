/**
 * One transaction per business action. Reads and locks go first; inserts, audit rows, outbox rows
 * and counts are deferred and leave with COMMIT in one batch.
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
  /** The answer of `work` may contain deferred numbers, which are known after COMMIT. */
  defersNumbers?: boolean
  onDone?: (unit: UnitOfWork, result: T) => T
  /** A read in the first batch. */
  first?: FirstRead
  /** A unique key detects a second run, so an unknown outcome is retried, too. */
  isUnique?: boolean
}

/**
 * Runs `work` in a transaction; a nested call joins the open one. Deadlocks, lost
 * certifications and connections cut before COMMIT run `work` again from the top, a few times, so
 * it must touch nothing but the database. Throws `OutcomeUnknown` when the answer to COMMIT is
 * lost. Dry runs of a tenant that met in a deadlock run again one after another.
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

/** Transactions of a tenant run in order of arrival; those across tenants are rare. */
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

/** A failed `attempt` had sent a statement: a savepoint around it must take that back. */
export class Unforgotten extends Error {
  constructor(readonly reason: unknown) {
    super('What was sent is not taken back without a savepoint')
  }
}

/**
 * Runs a part of bulk work; its writes are forgotten on an error. Throws `Unforgotten` when the
 * part sent a statement before it failed.
 */
export async function attempt<T>(work: () => Promise<T>): Promise<T> {
  const unit = Current.unit!
  const [forget, takeBack] = [waitingMark(unit.connection), unit.mark()]
  try {
    return await work()
  } catch (error) {
    if (!forget()) throw new Unforgotten(error)
    takeBack()
    throw error
  }
}

/** Runs `work` in a savepoint: its writes are undone when it throws, earlier ones stay. */
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
    // The transaction is rolled back already, the savepoint with it.
    if (isContention(error) || isPassing(error)) throw error
    await discard(unit.connection)
    takeBack()
    await execute('ROLLBACK TO SAVEPOINT attempt')
    throw error
  }
}

/** Runs `work` after COMMIT, also with an unknown outcome; at once outside. */
export function afterCommit(work: () => unknown) {
  const { unit } = Current
  if (unit) unit.afterCommit(work)
  else void work()
}
