/** Tells long work to give way to others. */
import { Current } from '#core/context/current'
import { rows } from '#core/database/query'
import type { QueueName } from '#core/jobs/queue_names'
import { queue } from '#core/jobs/queues'

/** True if jobs wait for this queue, in Redis or the outbox, and without Redis. */
export async function hasBacklog(name: QueueName): Promise<boolean> {
  const own = await rows(
    "SELECT 1 FROM outbox_messages WHERE tenant_id = ? AND state = 'PENDING' AND queue = ? LIMIT 1",
    [Current.tenantId, name]
  )
  if (own.length) return true
  return queue(name)
    .then((one) => one.getJobCountByTypes('waiting', 'prioritized'))
    .then(
      (count) => count > 0,
      () => true
    )
}
