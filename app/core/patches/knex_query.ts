/** Knex's MySQL client with a handler between it and the driver. */
import { createRequire } from 'node:module'

const require = createRequire(import.meta.url)
const MySqlClient = createRequire(require.resolve('@adonisjs/lucid'))(
  'knex/lib/dialects/mysql2/index.js'
)

/** Knex's object for one statement; the driver's response is added to it. */
export type KnexQuery = { sql: string; bindings?: unknown[] }

/** `handle` sends every statement; it must resolve to the query with its `response`. */
export function handleStatements(
  handle: (connection: any, query: KnexQuery, send: () => Promise<unknown>) => Promise<unknown>
) {
  const own = MySqlClient.prototype._query
  MySqlClient.prototype._query = function (connection: any, asked: string | KnexQuery) {
    const query = typeof asked === 'string' ? { sql: asked } : asked
    return handle(connection, query, () => own.call(this, connection, query))
  }
}
