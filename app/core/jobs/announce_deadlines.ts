/** Deadlines of records that come near or pass, each announced once. */
import { Current } from '#core/context/current'
import { execute, rows } from '#core/database/query'
import { announce, type JobData } from '#core/jobs/outbox'
import { transaction } from '#core/database/transaction/transaction'

/** Bounds of a deadline, as MySQL compares it: a day, or an instant in UTC. */
type Window = { from: string; until: string }

export type Deadline = {
  table: string
  /** The column of the deadline. */
  column: string
  /** The column that keeps the deadline that was announced: a later one is announced again. */
  announcedFor: string
  /** SQL that further limits the records. */
  where?: string
  event: string
  /** The name of the record's id in the event. */
  id: string
  also?: JobData
  /** The deadlines to announce now, in the current tenant. */
  window: () => Window
}

const AT_ONCE = 200

const standing = ({ column, announcedFor, where }: Deadline) =>
  `${where ? `${where} AND ` : ''}${column} BETWEEN ? AND ? ` +
  `AND (${announcedFor} IS NULL OR ${announcedFor} <> ${column})`

/** Runs across tenants. Internal ids of companies with a deadline in the widest window. */
export async function companiesWithDeadlines(
  deadline: Deadline,
  { from, until }: Window
): Promise<number[]> {
  const found = await rows<{ id: number }>(
    `SELECT DISTINCT tenant_id AS id FROM ${deadline.table} WHERE ${standing(deadline)}`,
    [from, until]
  )
  return found.map(({ id }) => id)
}

/** Announces the deadlines of the current tenant. */
export async function announceDeadlines(deadline: Deadline, signal: AbortSignal) {
  while (!signal.aborted && (await announceSome(deadline)) === AT_ONCE);
}

/** The row locks keep several workers from announcing twice. */
function announceSome(deadline: Deadline): Promise<number> {
  const { table, column, announcedFor, event, id: name, also, window } = deadline
  return transaction(async () => {
    const { from, until } = window()
    const found = await rows<{ id: string }>(
      `SELECT id FROM ${table} WHERE tenant_id = ? AND ${standing(deadline)} ` +
        `ORDER BY ${column}, id LIMIT ${AT_ONCE} FOR UPDATE`,
      [Current.tenantId, from, until]
    )
    if (!found.length) return 0

    await execute(
      `UPDATE ${table} SET ${announcedFor} = ${column} WHERE tenant_id = ? AND id IN (?)`,
      [Current.tenantId, found.map(({ id }) => id)]
    )
    for (const { id } of found) await announce(event, { [name]: id, ...also })
    return found.length
  })
}
