/**
 * The one place where SQL leaves the process. Knex's MySQL client is taught three things here:
 * every statement passes the tenancy tripwire; in a transaction, BEGIN and deferred writes wait and travel in
 * front of the next statement, in one packet; and statements are counted, so that tests know a request's price.
 */
import { createRequire } from 'node:module'
import db from '@adonisjs/lucid/services/db'
import { Current } from '#core/current'
import { isCluster, ofMoved, settingsOfWriter, whereWritesGo } from '#core/database_nodes'
import type { LateNumbers } from '#core/late_numbers'
import { isAway, isLost, OutcomeUnknown, repeated } from '#core/outages'
import { isReadElsewhere, replicaFailed } from '#core/replicas'
import { TenancyError, TenancyTripwire } from '#core/tenancy_tripwire'
import { withinTrace } from '#core/tracing'
import { packetStep } from '#core/tracing/packet'
import { shapeOf, WaitingWrites, type Told } from '#core/waiting_writes'

type Bindings = readonly unknown[]
export type Statement = readonly [sql: string, bindings?: Bindings]

/** A transaction's state on its connection: what has not been sent yet, whether MySQL has begun, how often something was sent, what was sent ahead, and the numbers that it puts in itself. */
type Waiting = { begun: boolean; writes: WaitingWrites; packets: number; ahead?: Promise<unknown>; late?: LateNumbers }

const require = createRequire(import.meta.url)
const MySqlClient = createRequire(require.resolve('@adonisjs/lucid'))('knex/lib/dialects/mysql2/index.js')
const send = MySqlClient.prototype._query
const waitingOn = new WeakMap<object, Waiting>()
const listeners = new Set<(sql: string, packet: number) => void>()

let tripwire = new TenancyTripwire(new Set())
let packets = 0

/** Called once at boot, with the names of the tables that have a tenant. */
export function guardTables(tables: ReadonlySet<string>) {
  tripwire = new TenancyTripwire(tables)
}

/** Called once at boot: each new connection for writes then goes to the node that takes them. */
export function writeWhereTheClusterDoes(database: typeof db) {
  if (!isCluster) return
  const { client } = database.connection().getWriteClient() as any
  client.getRuntimeConnectionSettings = () => settingsOfWriter(client.config.connection)
}

/** Tells `listener` of each statement that is sent, with the number of the packet (round trip) it went in. Returns the way to stop. */
export function onStatement(listener: (sql: string, packet: number) => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

MySqlClient.prototype._query = function (connection: any, query: any) {
  const asked = typeof query === 'string' ? { sql: query } : query
  const waiting = waitingOn.get(connection)

  tripwire.check(asked.sql, asked.bindings ?? [], Current.scope)
  if (!waiting) return sent([asked.sql], () => send.call(this, connection, asked))
  return packet(connection, waiting, connection.format(asked.sql, asked.bindings)).then((response) => Object.assign(asked, { response }))
}

/** A connection on which a transaction begins with the first statement that is sent. */
export async function begin(late?: LateNumbers): Promise<object> {
  const connection = await pool().acquireConnection()
  waitingOn.set(connection, { begun: false, writes: new WaitingWrites(), packets: 0, late })
  return connection
}

/** Lets a write wait on the transaction's connection until the next statement, or the commit, takes it along; `told` then hears what it has done. */
export function defer(connection: object, sql: string, bindings: Bindings = [], told?: Told) {
  openOn(connection).writes.add(checked(connection, sql, bindings), told)
}

/**
 * The same for rows: `head` is the INSERT up to VALUES, each row its values in parentheses, quoted, the tenant first. The tripwire
 * reads a row of that shape once; that each begins with the tenant is much cheaper to see.
 */
export function deferRows(connection: object, head: string, rows: readonly string[], tail = '') {
  const tenant = `(${Current.tenantId},`
  if (rows.some((row) => !row.startsWith(tenant))) throw new TenancyError('A row does not begin with the tenant in context', head)

  openOn(connection).writes.addRows(head, rows, tail, () => tripwire.check(shapeOf(head) + tail, [Current.tenantId], Current.scope))
}

function openOn(connection: object): Waiting {
  const waiting = waitingOn.get(connection)
  if (!waiting) throw new Error('Only a write inside a transaction can wait')
  return waiting
}

/** What waits at this moment; calling the answer forgets what has come since, which must not have been sent. */
export function waitingMark(connection: object) {
  const waiting = waitingOn.get(connection)!
  const { packets } = waiting
  const forget = waiting.writes.mark()

  return () => {
    if (waiting.packets !== packets) throw new Error('What was sent is not taken back without a savepoint')
    forget()
  }
}

/** Sends what waits, without ending the transaction: a duplicate or a missing reference speaks now. */
export async function flush(connection: object) {
  const waiting = waitingOn.get(connection)
  await waiting?.ahead
  if (waiting?.writes.some) await packet(connection, waiting)
}

/** Sends what waits and does not wait for the answer: whatever is sent next does. Two are never on their way at once. */
export async function sendAhead(connection: object) {
  const waiting = waitingOn.get(connection)!
  await waiting.ahead
  if (!waiting.writes.some) return

  waiting.ahead = undefined
  const ahead = packet(connection, waiting)
  ahead.catch(() => {})
  waiting.ahead = ahead
  // The rest of a large packet leaves when the socket has room.
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
 * Ends the transaction: what waits goes in the same packet as COMMIT. MySQL stops a packet at its
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
    if (waiting.begun || waiting.writes.some) await packet(connection, { ...waiting, ahead: undefined }, how)
  } catch (error) {
    await raw(connection, 'ROLLBACK').catch(() => (connection as any).destroy())
    throw isAsked && isLost(error) ? new OutcomeUnknown(error) : error
  } finally {
    waitingOn.delete(connection)
    pool().releaseConnection(connection)
  }
}

/** Rows of one SELECT. The fastest way to read: no builder, no models, the tripwire all the same. */
export async function rows<Row = Record<string, any>>(sql: string, bindings: Bindings = []): Promise<Row[]> {
  const [result] = await selects([[sql, bindings]])
  return result as Row[]
}

/** Rows of several SELECTs in one round trip. Outside a transaction, when the connection is cut, they are read on another. */
export async function selects(statements: readonly Statement[]): Promise<Record<string, any>[][]> {
  if (Current.unit) return selected(statements)
  if (isReadElsewhere()) {
    try {
      return await selected(statements, readPool())
    } catch (error) {
      if (!isAway(error)) throw error
      replicaFailed()
    }
  }
  return repeated(() => selected(statements))
}

/** Runs several writes now, in one round trip, and tells what each has done. */
export const writes = (statements: readonly Statement[]) => results<{ affectedRows: number; insertId: number }>(statements)

const selected = (statements: readonly Statement[], from?: any) => results<Record<string, any>[]>(statements, from)

function results<Result>(statements: readonly Statement[], from?: any): Promise<Result[]> {
  return withConnection(async (connection) => {
    const texts = statements.map(([sql, bindings = []]) => checked(connection, sql, bindings))
    const waiting = waitingOn.get(connection)
    if (waiting) return (await packetOfAll(connection, waiting, texts)).slice(-texts.length)

    const [result] = await sent(texts, () => raw(connection, texts.join(';')))
    return texts.length === 1 ? [result] : result
  }, from)
}

/** Runs one write now and tells how many rows it matched. */
export async function execute(sql: string, bindings: Bindings = []): Promise<number> {
  return withConnection(async (connection) => {
    const text = checked(connection, sql, bindings)
    const waiting = waitingOn.get(connection)
    if (waiting) return (await packet(connection, waiting, text))[0].affectedRows

    return (await sent([text], () => raw(connection, text)))[0].affectedRows
  })
}

async function withConnection<T>(work: (connection: any) => Promise<T>, from = pool()): Promise<T> {
  const { unit } = Current
  if (unit) return work(unit.connection)

  const connection = await from.acquireConnection()
  try {
    return await work(connection)
  } finally {
    from.releaseConnection(connection)
  }
}

function pool() {
  return (db.connection().getWriteClient() as any).client
}

const readPool = () => (db.connection().getReadClient() as any).client

function checked(connection: any, sql: string, bindings: Bindings): string {
  tripwire.check(sql, bindings, Current.scope)
  return bindings.length ? connection.format(sql, bindings) : sql
}

/** What waits, then `last`, in one round trip; answers the result of the last statement. */
async function packet(connection: object, waiting: Waiting, last?: string): Promise<[any, any]> {
  const results = await packetOfAll(connection, waiting, last === undefined ? [] : [last])
  return [results.at(-1), undefined]
}

async function packetOfAll(connection: object, waiting: Waiting, last: readonly string[]): Promise<any[]> {
  if (waiting.ahead) await waiting.ahead
  const { writes, late } = waiting
  const before = waiting.begun ? [] : beginning(connection)
  const [waited, tellers] = writes.take()
  const texts = [...waited, ...last]
  const statements = [...before, ...(late ? texts.map((text) => late.written(text)) : texts)]
  waiting.begun = true
  waiting.packets++

  const [result] = await sent(statements, () => raw(connection, statements.join(';'))).catch((error) => {
    throw isCluster ? ofMoved(error) : error
  })
  const results = statements.length === 1 ? [result] : result
  for (const [index, tell] of tellers) tell(results[before.length + index])
  return results
}

const beginning = (connection: object) => (isCluster ? ['START TRANSACTION', whereWritesGo(connection)] : ['START TRANSACTION'])

function raw(connection: any, sql: string): Promise<[any, any]> {
  return new Promise((resolve, reject) => {
    connection.query(sql, null, (error: Error | null, result: any, fields: any) => (error ? reject(error) : resolve([result, fields])))
  })
}

/** Sends a packet, of which those learn who count, and the trace. */
function sent<T>(statements: readonly string[], send: () => Promise<T>): Promise<T> {
  told(statements)
  return withinTrace(() => packetStep(statements), send)
}

function told(statements: readonly string[]) {
  if (!listeners.size) return
  packets++
  for (const listener of listeners) for (const sql of statements) listener(sql, packets)
}
