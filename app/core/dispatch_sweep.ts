/** Looks after what was dispatched: a row whose job Redis has lost is dispatched again, one whose job has failed for good is DEAD. */
import { clock } from '#core/clock'
import { sqlInstant } from '#core/columns'
import { Current } from '#core/current'
import { leaseEnd } from '#core/dispatch'
import { execute, rows } from '#core/database'
import type { QueueName } from '#core/queue_list'
import { queue as open } from '#core/queues'
import { signal } from '#core/signals'

type Lapsed = { tenantId: number; id: string; queue: QueueName }

const BATCH = 1_000

/** Answers how many rows were brought back. */
export function sweepOutbox(): Promise<number> {
  return Current.acrossTenants('sweep the outbox', async () => {
    let broughtBack = 0
    for (;;) {
      const lapsed = await rows<Lapsed>(`SELECT tenant_id AS tenantId, id, queue FROM outbox_messages WHERE state = 'DISPATCHED' AND claimed_until < ? LIMIT ${BATCH}`, [sqlInstant(clock.now())])
      const states = await Promise.all(lapsed.map(async ({ queue, id }) => (await open(queue)).getJobState(id)))

      for (const [tenantId, ids] of byTenant(lapsed, states, 'unknown')) {
        broughtBack += await execute("UPDATE outbox_messages SET state = 'PENDING', claim = NULL WHERE tenant_id = ? AND state = 'DISPATCHED' AND id IN (?)", [tenantId, ids])
      }
      for (const [tenantId, ids] of byTenant(lapsed, states, 'completed')) {
        await execute("DELETE FROM outbox_messages WHERE tenant_id = ? AND state = 'DISPATCHED' AND id IN (?)", [tenantId, ids])
      }
      for (const [tenantId, ids] of byTenant(lapsed, states, 'failed')) {
        await execute("UPDATE outbox_messages SET state = 'DEAD', last_error = COALESCE(last_error, 'The worker ended too often while it ran') WHERE tenant_id = ? AND state = 'DISPATCHED' AND id IN (?)", [tenantId, ids])
      }
      for (const [tenantId, ids] of byTenant(lapsed, states, 'waiting', 'active', 'delayed', 'prioritized', 'waiting-children')) {
        await execute("UPDATE outbox_messages SET claimed_until = ? WHERE tenant_id = ? AND state = 'DISPATCHED' AND id IN (?)", [leaseEnd(), tenantId, ids])
      }
      if (lapsed.length < BATCH) break
    }
    if (broughtBack) signal('outbox', 'swept')
    return broughtBack
  })
}

function byTenant(lapsed: Lapsed[], states: string[], ...wanted: string[]) {
  const found = lapsed.filter((_, index) => wanted.includes(states[index]))
  return [...Map.groupBy(found, ({ tenantId }) => tenantId)].map(([tenantId, all]) => [tenantId, all.map(({ id }) => id)] as const)
}
