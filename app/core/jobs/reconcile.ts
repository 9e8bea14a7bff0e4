/**
 * Checks dispatched rows: a row whose job Redis has lost is dispatched again, one whose job failed
 * for good is DEAD. A done job deletes its row; a row beside a done job comes from a restored
 * database, so the job runs again.
 */
import { clock } from '#core/primitives/clock'
import { sqlInstant } from '#core/database/columns'
import { Current } from '#core/context/current'
import { leaseEnd } from '#core/jobs/dispatcher'
import { execute, rows } from '#core/database/query'
import type { QueueName } from '#core/jobs/queue_names'
import { queue as open } from '#core/jobs/queues'
import { signal } from '#core/redis/broadcast'

type Lapsed = { tenantId: number; id: string; queue: QueueName }

const BATCH = 1_000

/** Returns the number of rows dispatched again. */
export function sweepOutbox(): Promise<number> {
  return Current.acrossTenants('sweep the outbox', async () => {
    let broughtBack = 0
    for (;;) {
      const lapsed = await rows<Lapsed>(
        `SELECT tenant_id AS tenantId, id, queue FROM outbox_messages WHERE state = 'DISPATCHED' AND claimed_until < ? LIMIT ${BATCH}`,
        [sqlInstant(clock.now())]
      )
      const states = await Promise.all(lapsed.map(stateOf))

      for (const [tenantId, ids] of byTenant(lapsed, states, 'unknown')) {
        broughtBack += await execute(
          "UPDATE outbox_messages SET state = 'PENDING', claim = NULL WHERE tenant_id = ? AND state = 'DISPATCHED' AND id IN (?)",
          [tenantId, ids]
        )
      }
      for (const [tenantId, ids] of byTenant(lapsed, states, 'failed')) {
        await execute(
          "UPDATE outbox_messages SET state = 'DEAD', last_error = COALESCE(last_error, 'The worker ended too often while it ran') WHERE tenant_id = ? AND state = 'DISPATCHED' AND id IN (?)",
          [tenantId, ids]
        )
      }
      for (const [tenantId, ids] of byTenant(
        lapsed,
        states,
        'waiting',
        'active',
        'delayed',
        'prioritized',
        'waiting-children'
      )) {
        await execute(
          "UPDATE outbox_messages SET claimed_until = ? WHERE tenant_id = ? AND state = 'DISPATCHED' AND id IN (?)",
          [leaseEnd(), tenantId, ids]
        )
      }
      if (lapsed.length < BATCH) break
    }
    if (broughtBack) signal('outbox', 'swept')
    return broughtBack
  })
}

/** `unknown` also for a done job with a row: it is removed, to be added again. */
async function stateOf({ tenantId, id, queue }: Lapsed): Promise<string> {
  const jobs = await open(queue)
  const state = await jobs.getJobState(id)
  if (state !== 'completed') return state

  const isThere = await rows('SELECT 1 FROM outbox_messages WHERE tenant_id = ? AND id = ?', [
    tenantId,
    id,
  ])
  if (isThere.length) await jobs.remove(id)
  return 'unknown'
}

function byTenant(lapsed: Lapsed[], states: string[], ...wanted: string[]) {
  const found = lapsed.filter((_, index) => wanted.includes(states[index]))
  return [...Map.groupBy(found, ({ tenantId }) => tenantId)].map(
    ([tenantId, all]) => [tenantId, all.map(({ id }) => id)] as const
  )
}
