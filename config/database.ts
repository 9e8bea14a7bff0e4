import env from '#start/env'
import app from '@adonisjs/core/services/app'
import { defineConfig } from '@adonisjs/lucid'
import { isConnected, knexLog } from '#core/database/connection_log'
import { endWhenMoved, isCluster } from '#core/database/galera_writer'
import { MARIADB_IDLE_TIMEOUT } from '#core/database/idle_transactions'
import { endWhenSilent } from '#core/database/stalled_connections'
import { REPLICAS } from '#core/database/read_replicas'
import { databaseTls } from '#core/redis/tls'

/**
 * Dates and decimals come as text, so that they stay exact. Several statements may travel in one
 * batch (core/database/query.ts); objects as values are escaped as text.
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
  // Nothing is prepared; room for the driver's 16,000 would take half a megabyte per connection.
  maxPreparedStatements: 1,
  ...databaseTls(),
}

/**
 * Settings of newer MariaDB as older releases have them; only MariaDB reads such comments. Its
 * default collation cannot be restored by older releases; snapshot isolation would refuse locks
 * (1020); its cost model would scan whole tables across tenants.
 */
const AS_BEFORE =
  "/*M!110402 , character_set_collations = 'utf8mb4=utf8mb4_general_ci', innodb_snapshot_isolation = 0, optimizer_where_cost = 2 */"

/**
 * READ COMMITTED avoids gap locks; lock waits end after 5 s. The SQL mode is fixed because the
 * tenancy guard and escaping rely on backslashes and double quotes. MariaDB would cut JSON_ARRAYAGG
 * at 1 MiB. Index intersections of MySQL would sort whole lists for a page.
 */
const SESSION = [
  'SET NAMES utf8mb4 COLLATE utf8mb4_general_ci',
  'SET SESSION TRANSACTION ISOLATION LEVEL READ COMMITTED',
  "SET SESSION sql_mode = 'STRICT_TRANS_TABLES,NO_ZERO_IN_DATE,NO_ZERO_DATE,ERROR_FOR_DIVISION_BY_ZERO,NO_ENGINE_SUBSTITUTION', time_zone = '+00:00', innodb_lock_wait_timeout = 5",
  `SET SESSION group_concat_max_len = ${64 * 1024 * 1024}, optimizer_switch = 'index_merge_intersection=off'`,
  `SET SESSION autocommit = 1, completion_type = 0, foreign_key_checks = 1, unique_checks = 1 ${AS_BEFORE} ${MARIADB_IDLE_TIMEOUT}`,
  'SET SESSION sql_select_limit = 18446744073709551615, div_precision_increment = 4, sql_auto_is_null = 0, sql_safe_updates = 0',
].join(';')

/** Replicas are read-only. In a cluster, reads wait until the node has applied earlier writes. */
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
        // With the time to detect a silent connection, requests are refused within 12 s.
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
