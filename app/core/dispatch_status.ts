/** What operators see and do about the outbox: how much waits, what has failed for good, and trying that again. */
import { setTimeout as pause } from 'node:timers/promises'
import { instantOf } from '#core/columns'
import { Current } from '#core/current'
import { execute, rows } from '#core/database'
import { isQueue, type QueueName } from '#core/queue_list'
import { queue as open } from '#core/queues'
import { redis } from '#core/redis'
import { signal } from '#core/signals'

type OutboxLine = {
  tenantId: string
  tenant: string
  queue: string
  job: string
  /** PENDING: not in Redis yet. DISPATCHED: in Redis, waiting or running. DEAD: failed for good. */
  state: 'PENDING' | 'DISPATCHED' | 'DEAD'
  count: number
  oldest: string
  lastError: string | null
}

/** The outbox by tenant, queue, job and state; of one tenant when its internal number is given. What is done is not there any more. */
export function outboxStatus(tenantId?: number): Promise<OutboxLine[]> {
  return Current.acrossTenants('show the outbox', async () => {
    const found = await rows(
      `SELECT tenant.public_id AS tenantId, tenant.name AS tenant, o.queue, o.job, o.state, COUNT(*) AS count, MIN(o.created_at) AS oldest, MAX(o.last_error) AS lastError
       FROM outbox_messages o JOIN tenants tenant ON tenant.id = o.tenant_id ${tenantId === undefined ? '' : 'WHERE o.tenant_id = ?'}
       GROUP BY o.tenant_id, tenant.public_id, tenant.name, o.queue, o.job, o.state ORDER BY tenant.name, o.queue, o.job, o.state`,
      tenantId === undefined ? [] : [tenantId]
    )
    return found.map((line) => ({ ...line, count: Number(line.count), oldest: instantOf(line.oldest) }) as OutboxLine)
  })
}

/** How long a job that has just failed may still be held by its worker: the row is told of it first. */
const HELD_MS = 5_000

/** Takes a job out of Redis, so that the next of its id is another; not one that somebody still holds. */
async function isTakenOut(queue: QueueName, id: string): Promise<boolean> {
  const jobs = await open(queue)
  for (const end = Date.now() + HELD_MS; Date.now() < end; await pause(50)) if (await jobs.remove(id)) return true
  return false
}

/** Has what failed for good tried again, of one tenant or of all; answers how many. Needs Redis. */
export function retryDead(tenantId?: number): Promise<number> {
  return Current.acrossTenants('retry what is dead in the outbox', async () => {
    await redis().ping()
    const dead = await rows(`SELECT tenant_id AS tenantId, id, queue FROM outbox_messages WHERE state = 'DEAD' ${tenantId === undefined ? '' : 'AND tenant_id = ?'}`, tenantId === undefined ? [] : [tenantId])
    const known = dead.filter(({ queue }) => isQueue(queue))

    let retried = 0
    for (const { tenantId: owner, id, queue } of known) {
      if (!(await isTakenOut(queue, id))) continue
      retried += await execute("UPDATE outbox_messages SET state = 'PENDING', attempts = 0, claim = NULL WHERE tenant_id = ? AND id = ? AND state = 'DEAD'", [owner, id])
    }
    if (retried) signal('outbox', 'retried')
    return retried
  })
}
