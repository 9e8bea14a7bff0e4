import env from '#start/env'
import app from '@adonisjs/core/services/app'
import { defineConfig } from '@adonisjs/lucid'
import { endWhenSilent } from '#core/database_silence'

/**
 * Dates come as text and decimals as text: what is exact in MySQL stays exact here.
 * Several statements may travel in one packet (see core/database.ts); objects as values are escaped as text, never as SQL.
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
}

/**
 * Every connection reads what is committed (so that nobody waits for a gap) and waits 5 s for a lock, not 50. The mode
 * is named, since the tenancy tripwire and the escaping of values rely on backslashes and plain double quotes.
 */
const SESSION = [
  'SET SESSION TRANSACTION ISOLATION LEVEL READ COMMITTED',
  "SET SESSION sql_mode = 'STRICT_TRANS_TABLES,NO_ZERO_IN_DATE,NO_ZERO_DATE,ERROR_FOR_DIVISION_BY_ZERO,NO_ENGINE_SUBSTITUTION', time_zone = '+00:00', innodb_lock_wait_timeout = 5",
].join(';')

export default defineConfig({
  connection: 'mysql',
  connections: {
    mysql: {
      client: 'mysql2',
      debug: false,
      connection: connection as any,
      pool: {
        min: 0,
        max: env.get('DB_POOL_SIZE') ?? 16,
        acquireTimeoutMillis: 10_000,
        afterCreate: (made: any, done: (error: unknown, connection: unknown) => void) => {
          endWhenSilent(made, connection)
          made.query(SESSION, (error: unknown) => done(error, made))
        },
      },
      migrations: { naturalSort: true, paths: ['database/migrations'], disableRollbacksInProduction: true },
      schemaGeneration: { enabled: app.inDev, outputPath: 'database/schema.ts', rulesPaths: ['./database/schema_rules.js'] },
    },
  },
})
