/**
 * The sequence of a company's events. Ids are made before COMMIT, so that transactions become
 * visible in another order; readers go by the sequence number, which only committed events have.
 */
import { Current } from '#core/context/current'
import { rows, selects, execute, type DatabaseRow, type Statement } from '#core/database/query'
import { defer } from '#core/database/transaction/writes'
import { afterCommit } from '#core/database/transaction/transaction'
import { signal } from '#core/redis/broadcast'
import { PUBLISHED } from '#integrations/event_log/signals'

/**
 * Locks the company's sequence, and then reads. Returns the last number and the rows. The read has
 * no lock: it would wait for open transactions, and sees what was committed before it.
 */
export async function lockSequence(read: () => Statement): Promise<[number, DatabaseRow[]]> {
  const { tenantId } = Current
  const lock: Statement = [
    'SELECT last FROM event_sequences WHERE tenant_id = ? FOR UPDATE',
    [tenantId],
  ]
  const [[head], found] = await selects([lock, read()])
  if (head) return [Number(head.last), found]

  await execute('INSERT IGNORE INTO event_sequences (tenant_id, last) VALUES (?, 0)', [tenantId])
  const [[first], again] = await selects([lock, read()])
  return [Number(first.last), again]
}

/** Stores the last number given, and tells the streams after COMMIT. */
export function moveSequence(last: number) {
  const { tenantId } = Current
  defer(`UPDATE event_sequences SET last = ${last} WHERE tenant_id = ${tenantId}`)
  afterCommit(() => signal(PUBLISHED, `${tenantId}:${last}`))
}

/** The last published event; `id` is null before the first one. It is never swept. */
export type Head = { seq: number; id: string | null }

export const HEAD_SQL = `SELECT s.last AS seq, m.id
     FROM event_sequences s
     LEFT JOIN webhook_messages m ON m.tenant_id = s.tenant_id AND m.seq = s.last
     WHERE s.tenant_id = ?`

export const headFrom = ([row]: DatabaseRow[]): Head => ({
  seq: Number(row?.seq ?? 0),
  id: row?.id ?? null,
})

/** The id of the event at a number; null where there is none, or none any more. */
export async function idAt(seq: number): Promise<string | null> {
  const [row] = await rows('SELECT id FROM webhook_messages WHERE tenant_id = ? AND seq = ?', [
    Current.tenantId,
    seq,
  ])
  return row?.id ?? null
}

/** Companies with committed events that are not published yet. */
export async function companiesWithNewEvents(): Promise<number[]> {
  const found = await Current.acrossTenants('find events to publish', () =>
    rows<{ id: number }>(
      'SELECT DISTINCT tenant_id AS id FROM webhook_messages WHERE is_divided = 0'
    )
  )
  return found.map(({ id }) => id)
}
