/**
 * Where SQL leaves the process: past the tenancy guard, counted, so that tests know a request's
 * price, and told to the trace.
 */
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

/**
 * Tells `listener` of each statement that is sent, with the number of the batch (round trip) it
 * went in. Returns the way to stop.
 */
export function onStatement(listener: (sql: string, batch: number) => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/**
 * Refuses, with a `TenancyError`, a statement that could reach beyond the scope that is current.
 */
export const guard = (sql: string, bindings: Bindings = []) =>
  tenancyGuard.check(sql, bindings, Current.scope)

/** The statement as it is sent, guarded. */
export function checked(connection: any, sql: string, bindings: Bindings): string {
  guard(sql, bindings)
  return bindings.length ? connection.format(sql, bindings) : sql
}

/** Connections for writes, and for reads that must see them. */
export function pool() {
  return db.connection().getWriteClient().client
}

/**
 * Connections for reads that may be a little behind: those of the replicas, or of the same database
 * where there are none.
 */
export const readPool = () => db.connection().getReadClient().client

/**
 * Sends it as it is: whoever calls this has guarded it. Of several statements the result is a list.
 */
export function raw(connection: any, sql: string): Promise<[any, any]> {
  return new Promise((resolve, reject) => {
    connection.query(sql, null, (error: Error | null, result: any, fields: any) => {
      if (!error) resolve([result, fields])
      else if (sql.length > ONE_WRITE && isPassing(error)) void lengthOrCut(error, sql).then(reject)
      else reject(error)
    })
  })
}

/**
 * Bytes that a socket takes at once: a shorter statement has left before the server can close the
 * connection.
 */
const ONE_WRITE = 16_384

/**
 * The reason why the connection was cut during a long statement. The server refuses a statement
 * above its `max_allowed_packet` and closes the connection; the reset can overtake its answer, so
 * the limit is asked for.
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

/** Sends a batch, of which those learn who count, and the trace. */
export function sent<T>(statements: readonly string[], send: () => Promise<T>): Promise<T> {
  told(statements)
  return withinTrace(() => batchStep(statements), send)
}

function told(statements: readonly string[]) {
  if (!listeners.size) return
  batches++
  for (const listener of listeners) for (const sql of statements) listener(sql, batches)
}
