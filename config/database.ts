import env from '#start/env'
import app from '@adonisjs/core/services/app'
import { defineConfig } from '@adonisjs/lucid'
import { isConnected, knexLog } from '#core/database/connection_log'
import { endWhenMoved, isCluster } from '#core/database/galera_writer'
import { endWhenSilent } from '#core/database/stalled_connections'
import { REPLICAS } from '#core/database/read_replicas'
import { databaseTls } from '#core/redis/tls'

/**
 * Dates come as text and decimals as text: what is exact in MySQL stays exact here. Several
 * statements may travel in one packet (see core/database/query.ts); objects as values are escaped
 * as text, never as SQL.
 */
const connection: Record<string, unknown> = {
  host: env.get('DB_HOST'),
  port: env.get('DB_PORT'),
  user: env.get('DB_USER'),
  password: env.get('DB_PASSWORD') ?? '',
  database: env.get('DB_DATABASE'),
  charset: 'utf8mb4',
  timezone: 'Z',
  dateStrings: true,
  supportBigNumbers: true,
  decimalNumbers: false,
  multipleStatements: true,
  stringifyObjects: true,
  connectTimeout: 4_000,
  // None is prepared; room for the driver's 16,000 would take half a megabyte of each connection.
  maxPreparedStatements: 1,
  ...databaseTls(),
}

/**
 * What newer releases of MariaDB do otherwise, as the older ones do it; they alone read what stands
 * between such marks. Tables for which no collation is named would be of one that older releases
 * cannot read from a dump, and by which other names are the same; who has waited for a row would be
 * refused (1020) where the statement looks up elsewhere which row it is; and what is of one company
 * would be looked for in the whole table, of all companies, since rows that are read for nothing
 * cost next to nothing there.
 */
const AS_BEFORE =
  "/*M!110402 , character_set_collations = 'utf8mb4=utf8mb4_general_ci', innodb_snapshot_isolation = 0, optimizer_where_cost = 2 */"

/**
 * Every connection reads what is committed (so that nobody waits for a gap) and waits 5 s for a
 * lock, not 50. The mode is named, since the tenancy tripwire and the escaping of values rely on
 * backslashes and plain double quotes. MariaDB cuts off the JSON that it makes of a document's
 * lines after 1 MiB unless told otherwise, and cut off JSON cannot be read. MySQL takes what two
 * indexes have in common, also of one and the primary key, for cheaper than one that has the rows
 * in the order of a list, and sorts them all for a page: with an index of each filter and order,
 * one is enough. The rest is what every server has, unless somebody has set it for all who come:
 * each of these would be wrong without a word.
 */
const SESSION = [
  'SET NAMES utf8mb4 COLLATE utf8mb4_general_ci',
  'SET SESSION TRANSACTION ISOLATION LEVEL READ COMMITTED',
  "SET SESSION sql_mode = 'STRICT_TRANS_TABLES,NO_ZERO_IN_DATE,NO_ZERO_DATE,ERROR_FOR_DIVISION_BY_ZERO,NO_ENGINE_SUBSTITUTION', time_zone = '+00:00', innodb_lock_wait_timeout = 5",
  `SET SESSION group_concat_max_len = ${64 * 1024 * 1024}, optimizer_switch = 'index_merge_intersection=off'`,
  `SET SESSION autocommit = 1, completion_type = 0, foreign_key_checks = 1, unique_checks = 1 ${AS_BEFORE}`,
  'SET SESSION sql_select_limit = 18446744073709551615, div_precision_increment = 4, sql_auto_is_null = 0, sql_safe_updates = 0',
].join(';')

/**
 * What comes from a replica is read. In a cluster a node that is read waits until it knows what the
 * others have written.
 */
const READING = `SET SESSION TRANSACTION READ ONLY${isCluster ? '; SET SESSION wsrep_sync_wait = 1' : ''}`

const made = (session: string, look: (one: any) => void = () => {}) => ({
  afterCreate: (one: any, done: (error: unknown, connection: unknown) => void) => {
    endWhenSilent(one, connection)
    look(one)
    one.query(session, (error: unknown) => {
      if (!error) isConnected()
      done(error, one)
    })
  },
})

const ofWriter = made(SESSION, isCluster ? endWhenMoved : undefined)

const replicas = {
  write: { connection, pool: ofWriter },
  read: {
    connection: REPLICAS.map((one) => ({ ...connection, ...one })),
    pool: made(`${SESSION};${READING}`),
  },
}

export default defineConfig({
  connection: 'mysql',
  connections: {
    mysql: {
      client: 'mysql2',
      debug: false,
      ...({ log: knexLog } as object),
      connection: connection,
      pool: {
        min: 0,
        max: env.get('DB_POOL_SIZE') ?? 16,
        // With the time until a silent connection is given up: who asks again then is told within
        // 12 s.
        acquireTimeoutMillis: 7_000,
        ...ofWriter,
      },
      ...(REPLICAS.length && { replicas: replicas }),
      migrations: {
        naturalSort: true,
        paths: ['database/migrations'],
        disableRollbacksInProduction: true,
      },
      schemaGeneration: {
        enabled: app.inDev,
        outputPath: 'database/schema.ts',
        rulesPaths: ['./database/schema_rules.js'],
      },
    },
  },
})
