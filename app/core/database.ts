/**
 * Reads and writes of MySQL. Knex's client is taught that every statement passes the tenancy tripwire, and that in a
 * transaction it goes in a packet with what waits.
 */
import { createRequire } from 'node:module'
import type db from '@adonisjs/lucid/services/db'
import { Current } from '#core/current'
import { isCluster, settingsOfWriter } from '#core/database_nodes'
import { isAway, repeated } from '#core/outages'
import { packet, packetOfAll, waitingFor } from '#core/packets'
import { isReadElsewhere, replicaFailed } from '#core/replicas'
import { checked, guard, pool, raw, readPool, sent, type Bindings } from '#core/wire'

export type Statement = readonly [sql: string, bindings?: Bindings]

const require = createRequire(import.meta.url)
const MySqlClient = createRequire(require.resolve('@adonisjs/lucid'))('knex/lib/dialects/mysql2/index.js')
const send = MySqlClient.prototype._query

/** Called once at boot: each new connection for writes then goes to the node that takes them. */
export function writeWhereTheClusterDoes(database: typeof db) {
  if (!isCluster) return
  const { client } = database.connection().getWriteClient() as any
  client.getRuntimeConnectionSettings = () => settingsOfWriter(client.config.connection)
}

MySqlClient.prototype._query = function (connection: any, query: any) {
  const asked = typeof query === 'string' ? { sql: query } : query
  const waiting = waitingFor(connection)

  guard(asked.sql, asked.bindings)
  if (!waiting) return sent([asked.sql], () => send.call(this, connection, asked))
  return packet(connection, waiting, connection.format(asked.sql, asked.bindings)).then((response) => Object.assign(asked, { response }))
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
    const waiting = waitingFor(connection)
    if (waiting) return (await packetOfAll(connection, waiting, texts)).slice(-texts.length)

    const [result] = await sent(texts, () => raw(connection, texts.join(';')))
    return texts.length === 1 ? [result] : result
  }, from)
}

/** Runs one write now and tells how many rows it matched. */
export async function execute(sql: string, bindings: Bindings = []): Promise<number> {
  return withConnection(async (connection) => {
    const text = checked(connection, sql, bindings)
    const waiting = waitingFor(connection)
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
