/**
 * The statement batches of a transaction: BEGIN and deferred writes wait on the connection and
 * travel with the next statement, the last of them with COMMIT.
 */
import type { DatabaseRow } from '#core/database/query'
import { Current } from '#core/context/current'
import { isCluster, ofMoved, whereWritesGo } from '#core/database/galera_writer'
import { isLost, OutcomeUnknown } from '#core/database/errors_and_retries'
import { afterTransaction, beforeTransaction } from '#core/database/idle_transactions'
import { TenancyError } from '#core/tenancy_guard/guard'
import { shapeOf, PendingWrites, type OnResult } from '#core/database/transaction/pending_writes'
import { checked, guard, pool, raw, sent, type Bindings } from '#core/database/connection'

/** A read in the first batch. `judge` gets its rows first, and may throw. */
export type FirstRead = {
  sql: string
  bindings: Bindings
  judge: (rows: DatabaseRow[]) => void
}

/** A transaction's state on its connection. */
type Waiting = {
  begun: boolean
  writes: PendingWrites
  batches: number
  ahead?: Promise<unknown>
  first?: { text: string; judge: FirstRead['judge'] }
}

const waitingOn = new WeakMap<object, Waiting>()

/** The state of the transaction on a connection; undefined when none is open. */
export const waitingFor = (connection: object) => waitingOn.get(connection)

/** A connection whose transaction begins with the first statement sent. */
export async function begin(first?: FirstRead): Promise<object> {
  const connection = await pool().acquireConnection()
  waitingOn.set(connection, {
    begun: false,
    writes: new PendingWrites(),
    batches: 0,
    first: first && { text: checked(connection, first.sql, first.bindings), judge: first.judge },
  })
  return connection
}

/** Defers a write to the next statement or the commit; `onResult` then receives its result. */
export function defer(
  connection: object,
  sql: string,
  bindings: Bindings = [],
  onResult?: OnResult
) {
  openOn(connection).writes.add(checked(connection, sql, bindings), onResult)
}

/**
 * Defers rows: `head` is the INSERT up to VALUES, each row its quoted values in parentheses, the
 * tenant first. The tenancy guard parses a shape once, then only checks the tenant.
 */
export function deferRows(connection: object, head: string, rows: readonly string[], tail = '') {
  const tenant = `(${Current.tenantId},`
  if (rows.some((row) => !row.startsWith(tenant)))
    throw new TenancyError('A row does not begin with the tenant in context', head)

  openOn(connection).writes.addRows(head, rows, tail, () =>
    guard(shapeOf(head) + tail, [Current.tenantId])
  )
}

function openOn(connection: object): Waiting {
  const waiting = waitingOn.get(connection)
  if (!waiting) throw new Error('Only a write inside a transaction can wait')
  return waiting
}

/**
 * Marks the waiting writes. The returned function forgets later ones; false if a statement was sent
 * since, which only a savepoint takes back.
 */
export function waitingMark(connection: object): () => boolean {
  const waiting = waitingOn.get(connection)!
  const { batches } = waiting
  const forget = waiting.writes.mark()

  return () => {
    if (waiting.batches !== batches) return false
    forget()
    return true
  }
}

/** Sends deferred writes now: a duplicate or a missing reference is refused here. */
export async function flush(connection: object) {
  const waiting = waitingOn.get(connection)
  await waiting?.ahead
  if (waiting?.writes.some) await sendStatement(connection, waiting)
}

/** Sends deferred writes without waiting; the next send waits for the answer. */
export async function sendAhead(connection: object) {
  const waiting = waitingOn.get(connection)!
  await waiting.ahead
  if (!waiting.writes.some) return

  waiting.ahead = undefined
  const ahead = sendStatement(connection, waiting)
  ahead.catch(() => {})
  waiting.ahead = ahead
  // The rest of a large batch leaves when the socket has room.
  await new Promise((resolve) => setImmediate(resolve))
}

/** Forgets deferred writes, because the work that wanted them failed. */
export async function discard(connection: object) {
  const waiting = waitingOn.get(connection)
  if (!waiting) return
  waiting.writes.clear()
  await waiting.ahead?.catch(() => {})
  waiting.ahead = undefined
}

/**
 * Ends the transaction: deferred writes go in the same batch as COMMIT. MySQL stops a batch at its
 * first error, which is rolled back and thrown. Throws `OutcomeUnknown` when COMMIT gets no answer.
 */
export async function end(connection: object, how: 'COMMIT' | 'ROLLBACK') {
  const waiting = waitingOn.get(connection)
  if (!waiting) return

  if (how === 'ROLLBACK') await discard(connection)
  let isAsked = false
  try {
    await waiting.ahead
    isAsked = how === 'COMMIT'
    if (waiting.begun || waiting.writes.some)
      await sendStatements(connection, { ...waiting, ahead: undefined, first: undefined }, [
        how,
        ...afterTransaction(connection),
      ])
  } catch (error) {
    await raw(connection, 'ROLLBACK').catch(() => (connection as { destroy(): void }).destroy())
    throw isAsked && isLost(error) ? new OutcomeUnknown(error) : error
  } finally {
    waitingOn.delete(connection)
    pool().releaseConnection(connection)
  }
}

/** Sends deferred writes and `last` in one round trip. Returns the result of `last`. */
export async function sendStatement(
  connection: object,
  waiting: Waiting,
  last?: string
): Promise<[any, any]> {
  const results = await sendStatements(connection, waiting, last === undefined ? [] : [last])
  return [results.at(-1), undefined]
}

/** Sends deferred writes and several statements; the last results are those of `last`. */
export async function sendStatements(
  connection: object,
  waiting: Waiting,
  last: readonly string[]
): Promise<any[]> {
  await waiting.ahead
  const { writes, first } = waiting
  const before = [...(waiting.begun ? [] : beginning(connection)), ...(first ? [first.text] : [])]
  const [waited, listeners] = writes.take()
  const statements = [...before, ...waited, ...last]
  waiting.begun = true
  waiting.first = undefined
  waiting.batches++

  const [result] = await sent(statements, () => raw(connection, statements.join(';'))).catch(
    (error) => {
      throw isCluster ? ofMoved(error) : error
    }
  )
  const results = statements.length === 1 ? [result] : result
  first?.judge(results[before.length - 1])
  for (const [index, notify] of listeners) notify(results[before.length + index])
  return results
}

const beginning = (connection: object) => [
  ...beforeTransaction(connection),
  'START TRANSACTION',
  ...(isCluster ? [whereWritesGo(connection)] : []),
]
