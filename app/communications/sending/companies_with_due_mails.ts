/** Finds companies with due mails but no job: jobs may fail for good, and workers die. */
import { clock } from '#core/primitives/clock'
import { sqlInstant } from '#core/database/columns'
import { Current } from '#core/context/current'
import { rows } from '#core/database/query'

const MISSED_AFTER_MS = 30_000

export function companiesThatOwe(): Promise<number[]> {
  return Current.acrossTenants('find mails that nobody is about to send', async () => {
    const now = clock.now().getTime()
    const found = await rows<{ id: number }>(
      `SELECT DISTINCT s.tenant_id AS id FROM communication_sends s
        WHERE ((s.status = 'QUEUED' AND s.due_at < ?) OR (s.status = 'SENDING' AND s.due_at < ?))
          AND NOT EXISTS (SELECT 1 FROM outbox_messages o WHERE o.tenant_id = s.tenant_id AND o.queue = 'sends' AND o.state IN ('PENDING', 'DISPATCHED'))`,
      [sqlInstant(new Date(now - MISSED_AFTER_MS)), sqlInstant(new Date(now))]
    )
    return found.map(({ id }) => id)
  })
}
