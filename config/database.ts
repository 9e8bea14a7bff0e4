import env from '#start/env'
import app from '@adonisjs/core/services/app'
import { defineConfig } from '@adonisjs/lucid'

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
}

export default defineConfig({
  connection: 'mysql',
  connections: {
    mysql: {
      client: 'mysql2',
      debug: false,
      connection: connection as any,
      pool: { min: 0, max: env.get('DB_POOL_SIZE') ?? 16, acquireTimeoutMillis: 10_000 },
      migrations: { naturalSort: true, paths: ['database/migrations'], disableRollbacksInProduction: true },
      schemaGeneration: { enabled: app.inDev, outputPath: 'database/schema.ts', rulesPaths: ['./database/schema_rules.js'] },
    },
  },
})
