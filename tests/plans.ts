/** What requests ask of the database, and how much it has to read for that. */
import { securityWritten } from '#core/audit/security_events'
import { rows, selects } from '#core/database/query'
import { onStatement } from '#core/database/connection'
import type { Company } from '#tests/company'

/**
 * The SQL statements of a request. Security events of earlier requests are written first: their
 * timer would add a statement at any time.
 */
export async function statementsOf(request: () => Promise<{ status: number; text: string }>) {
  await securityWritten()
  const found: string[] = []
  const stop = onStatement((sql) => found.push(sql))
  const { status, text } = await request()
  stop()
  if (status !== 200) throw new Error(text)
  return found
}

/** How the database goes about it, row by row: MySQL 9 draws a tree unless it is told otherwise. */
export const planOf = (sql: string) => rows(`EXPLAIN FORMAT=TRADITIONAL ${sql}`)

/**
 * How many rows the storage engine is asked for by a statement of a request, the first unless told
 * which, run again on one connection.
 */
export async function rowsRead(
  company: Pick<Company, 'as'>,
  request: () => Promise<{ status: number; text: string }>,
  isIt = (_sql: string) => true
) {
  return readsOf(company, (await statementsOf(request)).find(isIt)!)
}

/** How many rows the storage engine is asked for by a statement. */
export async function readsOf({ as }: Pick<Company, 'as'>, sql: string) {
  const [before, , after] = await as(() =>
    selects([
      ["SHOW SESSION STATUS LIKE 'Handler_read%'"],
      [sql],
      ["SHOW SESSION STATUS LIKE 'Handler_read%'"],
    ])
  )
  const sum = (status: Record<string, any>[]) =>
    status.reduce((total, { Value }) => total + Number(Value), 0)
  return sum(after) - sum(before)
}
