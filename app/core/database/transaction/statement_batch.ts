/**
 * The batches of a transaction: BEGIN and deferred writes wait on its connection and travel in
 * front of the next statement, in one round trip, the last of them with COMMIT.
 */
import { Current } from '#core/context/current'
import { isCluster, ofMoved, whereWritesGo } from '#core/database/galera_writer'
import { isLost, OutcomeUnknown } from '#core/database/errors_and_retries'
import { TenancyError } from '#core/tenancy_guard/guard'
import { shapeOf, PendingWrites, type Told } from '#core/database/transaction/pending_writes'
import { checked, guard, pool, raw, sent, type Bindings } from '#core/database/connection'

/**
 * A read that travels in front of the first statements of a transaction. `judge` hears its rows
 * before anybody hears the results behind them, and may throw.
 */
export type FirstRead = {
  sql: string
  bindings: Bindings
  judge: (rows: Record<string, any>[]) => void
}

/**
 * A transaction's state on its connection: what has not been sent yet, whether MySQL has begun, how
 * often something was sent, and what was sent ahead.
 */
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

/**
 * A connection on which a transaction begins with the first statement that is sent. `first` is not
 * read where that is COMMIT.
 */
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

/**
 * Lets a write wait on the transaction's connection until the next statement, or the commit, takes
 * it along; `told` then hears what it has done.
 */
export function defer(connection: object, sql: string, bindings: Bindings = [], told?: Told) {
  openOn(connection).writes.add(checked(connection, sql, bindings), told)
}

/**
 * The same for rows: `head` is the INSERT up to VALUES, each row its values in parentheses, quoted,
 * the tenant first. The tenancy guard reads a row of that shape once; that each begins with the tenant
 * is much cheaper to see.
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
 * What waits at this moment; calling the answer forgets what has come since, which must not have
 * been sent.
 */
export function waitingMark(connection: object) {
  const waiting = waitingOn.get(connection)!
  const { batches } = waiting
  const forget = waiting.writes.mark()

  return () => {
    if (waiting.batches !== batches)
      throw new Error('What was sent is not taken back without a savepoint')
    forget()
  }
}

/**
 * Sends what waits, without ending the transaction: a duplicate or a missing reference speaks now.
 */
export async function flush(connection: object) {
  const waiting = waitingOn.get(connection)
  await waiting?.ahead
  if (waiting?.writes.some) await sendStatement(connection, waiting)
}

/**
 * Sends what waits and does not wait for the answer: whatever is sent next does. Two are never on
 * their way at once.
 */
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

/** Forgets what waits: the work that wanted it has failed. */
export async function discard(connection: object) {
  const waiting = waitingOn.get(connection)
  if (!waiting) return
  waiting.writes.clear()
  await waiting.ahead?.catch(() => {})
  waiting.ahead = undefined
}

/**
 * Ends the transaction: what waits goes in the same batch as COMMIT. MySQL stops a batch at its
 * first error, so nothing behind a refused statement has happened; it is rolled back and thrown.
 * When no answer to COMMIT comes, that is thrown: `OutcomeUnknown`.
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
      await sendStatement(connection, { ...waiting, ahead: undefined, first: undefined }, how)
  } catch (error) {
    await raw(connection, 'ROLLBACK').catch(() => (connection as { destroy(): void }).destroy())
    throw isAsked && isLost(error) ? new OutcomeUnknown(error) : error
  } finally {
    waitingOn.delete(connection)
    pool().releaseConnection(connection)
  }
}

/** Sends waiting writes and `last` in one round trip. Returns the result of the last. */
export async function sendStatement(
  connection: object,
  waiting: Waiting,
  last?: string
): Promise<[any, any]> {
  const results = await sendStatements(connection, waiting, last === undefined ? [] : [last])
  return [results.at(-1), undefined]
}

/**
 * The same with several; answers the results of all statements of the batch, BEGIN and what waited
 * among them: those of `last` are the last.
 */
export async function sendStatements(
  connection: object,
  waiting: Waiting,
  last: readonly string[]
): Promise<any[]> {
  if (waiting.ahead) await waiting.ahead
  const { writes, first } = waiting
  const before = [...(waiting.begun ? [] : beginning(connection)), ...(first ? [first.text] : [])]
  const [waited, tellers] = writes.take()
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
  for (const [index, tell] of tellers) tell(results[before.length + index])
  return results
}

const beginning = (connection: object) =>
  isCluster ? ['START TRANSACTION', whereWritesGo(connection)] : ['START TRANSACTION']
