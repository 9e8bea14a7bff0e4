/**
 * The node of a Galera cluster that takes all writes. A lock is local to its node, so a row that is
 * locked and not written is only safe while everybody writes to the same node. The address is in
 * the table `database_writer`, which the cluster replicates; the first process that misses the node
 * changes it. Every transaction locks this row, so that none continues on a node that writes have
 * left.
 */
import {
  createConnection,
  type Connection,
  type ConnectionOptions,
  type RowDataPacket,
} from 'mysql2/promise'
import logger from '@adonisjs/core/services/logger'
import { sqlInstant } from '#core/database/columns'
import { clock } from '#core/primitives/clock'
import { TtlCache } from '#core/primitives/ttl_cache'
import { quoted } from '#core/database/sql'
import env from '#start/env'

type Address = { host: string; port: number }

/** A connection of the driver, as Knex keeps it. */
type WriteConnection = {
  config: Address
  stream: NodeJS.EventEmitter & { destroy: (error: Error) => void }
}

const FIRST = { host: env.get('DB_HOST'), port: env.get('DB_PORT') }
const NODES: readonly Address[] = [FIRST, ...(env.get('DB_NODES') ?? [])]

export const isCluster = NODES.length > 1

const CONNECT_MS = 2_000
const ASK_MS = 5_000

/** A transaction checks for itself that it is on the writer. */
const found = new TtlCache<Address>({ most: 1, forMs: 500 })

const open = new Set<WriteConnection>()
let last = FIRST

const textOf = ({ host, port }: Address) => `${host}:${port}`

/** Settings of a connection to the current writer. */
export async function settingsOfWriter(hidden: ConnectionOptions): Promise<ConnectionOptions> {
  // Knex makes `password` non-enumerable, so a copy lacks it.
  const settings = { ...hidden, password: hidden.password }
  const writer = await found.get('writer', () => findWriter(settings))
  if (textOf(writer) !== textOf(last))
    logger.warn('Writes go to the database at %s now', textOf(writer))
  last = writer
  endAllBut(textOf(writer))
  return { ...settings, host: writer.host, port: writer.port }
}

/** Ends a write connection when the writer changes, until it closes. */
export function endWhenMoved(connection: WriteConnection) {
  open.add(connection)
  connection.stream.once('close', () => open.delete(connection))
}

/** A transaction's first statement: fails elsewhere than on the writer, and pins it. */
export function whereWritesGo(connection: object) {
  return `SELECT IF(address = ${quoted(textOf((connection as WriteConnection).config))}, 1, (SELECT 1 UNION SELECT 2)) AS here FROM database_writer WHERE id = 1 LOCK IN SHARE MODE`
}

/** Treats an error of `whereWritesGo` as read-only, and forgets the cached address. */
export function ofMoved(error: any) {
  if (error?.errno !== 1242 && error?.errno !== 1047) return error
  found.forgetAll()
  return error.errno === 1047
    ? error
    : Object.assign(new Error('Writes go to another node of the cluster'), {
        code: 'ER_OPTION_PREVENTS_STATEMENT',
        errno: 1290,
      })
}

/** Asks each node in turn, the last writer first. */
async function findWriter(settings: ConnectionOptions): Promise<Address> {
  let failure: unknown
  for (const node of [last, ...NODES.filter((one) => textOf(one) !== textOf(last))]) {
    const connection = await createConnection({
      ...settings,
      ...node,
      connectTimeout: CONNECT_MS,
    }).catch((error) => void (failure = error))
    if (!connection) continue
    try {
      return await writerAsSeenBy(connection, node)
    } catch (error) {
      failure = error
    } finally {
      connection.destroy()
    }
  }
  throw failure
}

async function writerAsSeenBy(connection: Connection, node: Address): Promise<Address> {
  const ask = async (sql: string) =>
    (await connection.query<RowDataPacket[]>({ sql, timeout: ASK_MS }))[0]
  const named = async () =>
    (await ask('SELECT address FROM database_writer WHERE id = 1'))[0]?.address as
      string | undefined

  // Waits for the cluster's view: while membership is being decided, one node's own view may be
  // wrong.
  await ask('SET SESSION wsrep_sync_wait = 7')
  if (!(await ask("SHOW TABLES LIKE 'database_writer'")).length) return node
  const writer = await named()
  const now = quoted(sqlInstant(clock.now()))

  if (writer === undefined)
    await ask(
      `INSERT IGNORE INTO database_writer (id, address, since) VALUES (1, ${quoted(textOf(node))}, ${now})`
    )
  else if (writer === textOf(node) || (await members(ask)).includes(writer))
    return addressOf(writer)
  else
    await ask(
      `UPDATE database_writer SET address = ${quoted(textOf(node))}, since = ${now} WHERE id = 1 AND address = ${quoted(writer)}`
    )
  return addressOf((await named())!)
}

/** Members by their configured address: another name would look like a lost member. */
async function members(ask: (sql: string) => Promise<RowDataPacket[]>): Promise<string[]> {
  const [{ Value: text }] = await ask("SHOW STATUS LIKE 'wsrep_incoming_addresses'")
  const known = NODES.map(textOf)
  const strangers = String(text)
    .split(',')
    .filter((one) => !known.includes(one))
  if (strangers.length)
    throw new Error(
      `The cluster has members that DB_HOST and DB_NODES do not name: ${strangers.join(', ')}. ` +
        `Set wsrep_node_incoming_address of each node to its address there.`
    )
  return String(text).split(',')
}

function addressOf(text: string): Address {
  const at = text.lastIndexOf(':')
  return { host: text.slice(0, at), port: Number(text.slice(at + 1)) }
}

function endAllBut(address: string) {
  for (const connection of open) {
    if (textOf(connection.config) === address) continue
    open.delete(connection)
    connection.stream.destroy(
      Object.assign(new Error('Writes go to another node of the cluster'), {
        code: 'ECONNRESET',
        fatal: true,
      })
    )
  }
}
