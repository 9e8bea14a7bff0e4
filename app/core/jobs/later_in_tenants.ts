/** Queues a job in many tenants at once, with a statement for a batch of them. */
import { Current } from '#core/context/current'
import { execute } from '#core/database/query'
import { insertInto } from '#core/database/sql'
import { outboxRow } from '#core/jobs/outbox'
import type { QueueName } from '#core/jobs/queue_names'
import { signal } from '#core/redis/broadcast'

/** Rows of a statement, some 300 bytes each. */
const AT_ONCE = 500

/**
 * A batch is queued whole or not at all. The job runs as the system, without data. Takes internal
 * ids.
 */
export function laterInTenants(
  queue: QueueName,
  job: string,
  tenantIds: readonly number[]
): Promise<void> {
  return Current.acrossTenants('queue a job in many companies', async () => {
    for (let from = 0; from < tenantIds.length; from += AT_ONCE) {
      const some = tenantIds.slice(from, from + AT_ONCE)
      const rows = some.map((tenantId) => outboxRow(tenantId, queue, job, {}, 0))
      await execute(insertInto('outbox_messages', rows))
      signal('outbox', queue)
    }
  })
}
