/** SQL statements of requests and the rows that the database reads for them. */
import { securityWritten } from '#core/audit/security_events'
import { rows, selects } from '#core/database/query'
import { onStatement } from '#core/database/connection'
import type { Company } from '#tests/company'

/** The SQL of a request; pending security events are written first, as they add statements. */
export async function statementsOf(request: () => Promise<{ status: number; text: string }>) {
  await securityWritten()
  const found: string[] = []
  const stop = onStatement((sql) => found.push(sql))
  const { status, text } = await request()
  stop()
  if (status !== 200) throw new Error(text)
  return found
}

/** The execution plan by rows; MySQL 9 draws a tree by default. */
export const planOf = (sql: string) => rows(`EXPLAIN FORMAT=TRADITIONAL ${sql}`)

/** Rows that the storage engine reads for one statement of a request, by default the first. */
export async function rowsRead(
  company: Pick<Company, 'as'>,
  request: () => Promise<{ status: number; text: string }>,
  isIt = (_sql: string) => true
) {
  return readsOf(company, (await statementsOf(request)).find(isIt)!)
}

/** Rows that the storage engine reads for a statement. */
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
