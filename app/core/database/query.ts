/**
 * Reads and writes of MySQL. Every statement passes the tenancy guard; inside a transaction it
 * leaves in one batch with the deferred writes.
 */
import type db from '@adonisjs/lucid/services/db'
import { Current } from '#core/context/current'
import { settingsOfWriter } from '#core/database/galera_writer'
import { isAway, repeated } from '#core/database/errors_and_retries'
import {
  sendStatement,
  sendStatements,
  waitingFor,
} from '#core/database/transaction/statement_batch'
import { isReadElsewhere, replicaFailed } from '#core/database/read_replicas'
import { handleStatements } from '#core/patches/knex_query'
import { checked, guard, pool, raw, readPool, sent, type Bindings } from '#core/database/connection'

/** A row of a SELECT. Its columns, and so their types, depend on the statement. */
export type DatabaseRow = Record<string, any>

export type Statement = readonly [sql: string, bindings?: Bindings]

/** Called once at boot: each new write connection then goes to the cluster's writer. */
export function writeWhereTheClusterDoes(database: typeof db) {
  const { client } = database.connection().getWriteClient()
  client.getRuntimeConnectionSettings = () => settingsOfWriter(client.config.connection)
}

handleStatements((connection, query, send) => {
  const waiting = waitingFor(connection)

  guard(query.sql, query.bindings)
  if (!waiting) return sent([query.sql], send)
  return sendStatement(connection, waiting, connection.format(query.sql, query.bindings)).then(
    (response) => Object.assign(query, { response })
  )
})

/** Rows of one SELECT, without builder or models: the fastest way to read. */
export async function rows<Row = DatabaseRow>(
  sql: string,
  bindings: Bindings = []
): Promise<Row[]> {
  const [result] = await selects([[sql, bindings]])
  return result as Row[]
}

/** Rows of several SELECTs in one round trip; retried on a cut connection. */
export async function selects(statements: readonly Statement[]): Promise<DatabaseRow[][]> {
  if (Current.unit || Current.oneMoment) return selected(statements)
  return whereItMayBeRead((from) => selected(statements, from))
}

/**
 * Runs `work` on a consistent snapshot, for figures from several statements that must agree. It
 * only reads. Inside a transaction it takes part in that and reads committed rows.
 */
export async function atOneMoment<T>(work: () => Promise<T>): Promise<T> {
  if (Current.unit || Current.oneMoment) return work()
  return whereItMayBeRead((from) => readAtOnce(from, work))
}

async function readAtOnce<T>(from: any, work: () => Promise<T>): Promise<T> {
  const connection = await from.acquireConnection()
  const moment = { connection, isBegun: false, isOver: false }
  try {
    return await Current.reading(moment, work)
  } finally {
    moment.isOver = true
    if (moment.isBegun) await raw(connection, 'ROLLBACK').catch(() => connection.destroy())
    from.releaseConnection(connection)
  }
}

/** Reads from a replica where the caller may; retries on another connection when one is cut. */
async function whereItMayBeRead<T>(read: (from: any) => Promise<T>): Promise<T> {
  if (isReadElsewhere()) {
    try {
      return await read(readPool())
    } catch (error) {
      if (!isAway(error)) throw error
      replicaFailed()
    }
  }
  return repeated(() => read(pool()))
}

/** Runs several writes in one round trip, and returns the result of each. */
export const writes = (statements: readonly Statement[]) =>
  results<{ affectedRows: number; insertId: number }>(statements)

const selected = (statements: readonly Statement[], from?: any) =>
  results<DatabaseRow[]>(statements, from)

function results<Result>(statements: readonly Statement[], from?: any): Promise<Result[]> {
  return withConnection(async (connection) => {
    const texts = statements.map(([sql, bindings = []]) => checked(connection, sql, bindings))
    const waiting = waitingFor(connection)
    if (waiting) return (await sendStatements(connection, waiting, texts)).slice(-texts.length)

    const all = [...beginningOfMoment(), ...texts]
    const [result] = await sent(all, () => raw(connection, all.join(';')))
    return all.length === 1 ? [result] : result.slice(-texts.length)
  }, from)
}

/** Begins a snapshot in the batch of its first reads. */
function beginningOfMoment(): string[] {
  const { unit, oneMoment } = Current
  if (unit || !oneMoment || oneMoment.isBegun) return []
  oneMoment.isBegun = true
  return [
    'SET TRANSACTION ISOLATION LEVEL REPEATABLE READ',
    'START TRANSACTION WITH CONSISTENT SNAPSHOT, READ ONLY',
  ]
}

/** Runs one write, and returns the number of matched rows. */
export async function execute(sql: string, bindings: Bindings = []): Promise<number> {
  return withConnection(async (connection) => {
    const text = checked(connection, sql, bindings)
    const waiting = waitingFor(connection)
    if (waiting) return (await sendStatement(connection, waiting, text))[0].affectedRows

    return (await sent([text], () => raw(connection, text)))[0].affectedRows
  })
}

async function withConnection<T>(work: (connection: any) => Promise<T>, from = pool()): Promise<T> {
  const { unit, oneMoment } = Current
  if (unit) return work(unit.connection)
  if (oneMoment) return work(oneMoment.connection)

  const connection = await from.acquireConnection()
  try {
    return await work(connection)
  } finally {
    from.releaseConnection(connection)
  }
}
