/** The way of SQL to the server: through the tenancy guard, counted for tests, and traced. */
import db from '@adonisjs/lucid/services/db'
import { Current } from '#core/context/current'
import { isPassing, tooMuchAtOnce } from '#core/database/errors_and_retries'
import { TenancyGuard } from '#core/tenancy_guard/guard'
import { withinTrace } from '#core/observability/tracing'
import { batchStep } from '#core/observability/tracing/batch'

export type Bindings = readonly unknown[]

const listeners = new Set<(sql: string, batch: number) => void>()

let tenancyGuard = new TenancyGuard(new Set())
let batches = 0

/** Called once at boot, with the names of the tables that have a tenant. */
export function guardTables(tables: ReadonlySet<string>) {
  tenancyGuard = new TenancyGuard(tables)
}

/** Calls `listener` with each statement and its batch number. Returns the stop function. */
export function onStatement(listener: (sql: string, batch: number) => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Throws `TenancyError` for a statement that could reach beyond the current tenant. */
export const guard = (sql: string, bindings: Bindings = []) =>
  tenancyGuard.check(sql, bindings, Current.scope)

/** The formatted statement, checked by the tenancy guard. */
export function checked(connection: any, sql: string, bindings: Bindings): string {
  guard(sql, bindings)
  return bindings.length ? connection.format(sql, bindings) : sql
}

/** Connections for writes, and for reads that must see them. */
export function pool() {
  return db.connection().getWriteClient().client
}

/** Connections to replicas, or to the primary where there are none. */
export const readPool = () => db.connection().getReadClient().client

/** Sends without the guard: callers have checked the text. Several statements answer a list. */
export function raw(connection: any, sql: string): Promise<[any, any]> {
  return new Promise((resolve, reject) => {
    connection.query(sql, null, (error: Error | null, result: any, fields: any) => {
      if (!error) resolve([result, fields])
      else if (sql.length > ONE_WRITE && isPassing(error)) void lengthOrCut(error, sql).then(reject)
      else reject(error)
    })
  })
}

/** A shorter statement has left the socket before the server can close it. */
const ONE_WRITE = 16_384

/**
 * The error of a connection that was cut during a long statement. A reset can overtake the server's
 * refusal, so `max_allowed_packet` is read to tell the two apart.
 */
async function lengthOrCut(cut: Error, sql: string): Promise<Error> {
  try {
    const connection = await pool().acquireConnection()
    const [[{ bytes }]] = await raw(connection, 'SELECT @@max_allowed_packet AS bytes').finally(
      () => pool().releaseConnection(connection)
    )
    return Buffer.byteLength(sql) >= bytes ? tooMuchAtOnce(cut) : cut
  } catch {
    return cut
  }
}

/** Sends a batch; its listeners and the trace are notified. */
export function sent<T>(statements: readonly string[], send: () => Promise<T>): Promise<T> {
  told(statements)
  return withinTrace(() => batchStep(statements), send)
}

function told(statements: readonly string[]) {
  if (!listeners.size) return
  batches++
  for (const listener of listeners) for (const sql of statements) listener(sql, batches)
}
