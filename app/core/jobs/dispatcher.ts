/**
 * Moves rows of the outbox to BullMQ. Any number of dispatchers may run: a row is claimed by one
 * statement that only one of them wins, and its id is the job's id, so that adding it twice is
 * adding it once.
 */
import { randomUUID } from 'node:crypto'
import { clock } from '#core/primitives/clock'
import { sqlInstant } from '#core/database/columns'
import { Current } from '#core/context/current'
import { execute, rows, selects } from '#core/database/query'
import { QUEUES, isQueue, type QueueName } from '#core/jobs/queue_names'
import { queue as open } from '#core/jobs/queues'
import { isContention } from '#core/database/errors_and_retries'

/** How long a dispatched row is left alone; the sweep then looks whether its job still exists. */
const LEASE_MS = 15_000

/** How many rows a tenant may move before it is the next one's turn. */
const TURN = 50

/** How long a row may ask for a queue that this release does not know. */
const UNKNOWN_FOR_MS = 3_600_000

/** Tenants that are served at the same time. */
const ABREAST = 4

type Waiting = { tenantId: number; queue: string }

/**
 * `more`: something was moved, and there may be more of it. `held`: there is more than the tenant's
 * window has room for.
 */
type Turn = { more?: boolean; held?: boolean }

/** Until when a row that is dispatched now is left alone. */
export const leaseEnd = () => sqlInstant(new Date(clock.now().getTime() + LEASE_MS))

/**
 * Moves all that is due, tenants in turn; answers whether something is held back until jobs are
 * done.
 */
export function dispatchDue(): Promise<{ held: boolean }> {
  return Current.acrossTenants('dispatch the outbox', async () => {
    let waiting = await whoWaits()
    let held = false

    while (waiting.length) {
      const again: Waiting[] = []
      await abreast(waiting, async (one) => {
        const turn = await claimSlot(one)
        if (turn.more) again.push(one)
        held ||= turn.held ?? false
      })
      waiting = again
    }
    return { held }
  })
}

/** A tenant that is shut off, as one that is being deleted, waits until it is let in again. */
async function whoWaits() {
  const [waiting, shutOff] = await selects([
    [
      "SELECT DISTINCT state, queue, tenant_id AS tenantId FROM outbox_messages WHERE state = 'PENDING'",
    ],
    ['SELECT id FROM tenants WHERE delete_after IS NOT NULL'],
  ])
  return (waiting as Waiting[]).filter(({ tenantId }) => !shutOff.some(({ id }) => id === tenantId))
}

async function claimSlot({ tenantId, queue }: Waiting): Promise<Turn> {
  if (!isQueue(queue)) return bury(tenantId, queue)

  const [{ sent }] = await rows(
    "SELECT COUNT(*) AS sent FROM outbox_messages WHERE tenant_id = ? AND state = 'DISPATCHED' AND queue = ?",
    [tenantId, queue]
  )
  const room = QUEUES[queue].window - Number(sent)
  if (room <= 0) return { held: true }

  const most = Math.min(room, TURN)
  const claim = randomUUID()
  const claimed = await claimRows(tenantId, queue, claim, most)
  if (claimed === undefined) return { held: true }
  if (!claimed) return {}

  await add(tenantId, queue, claim)
  return { more: claimed === most }
}

/** How many rows this claim has got; undefined when another dispatcher stood in the way. */
async function claimRows(tenantId: number, queue: QueueName, claim: string, most: number) {
  try {
    return await execute(
      `UPDATE outbox_messages SET state = 'DISPATCHED', claim = ?, claimed_until = ? WHERE tenant_id = ? AND state = 'PENDING' AND queue = ? AND available_at <= ? ORDER BY id LIMIT ${most}`,
      [claim, leaseEnd(), tenantId, queue, sqlInstant(clock.now())]
    )
  } catch (error) {
    if (isContention(error)) return undefined
    throw error
  }
}

async function add(tenantId: number, queue: QueueName, claim: string) {
  const claimed = await rows(
    "SELECT id, job, data, actor FROM outbox_messages WHERE tenant_id = ? AND state = 'DISPATCHED' AND queue = ? AND claim = ?",
    [tenantId, queue, claim]
  )
  const jobs = claimed.map(({ id, job, data, actor }) => ({
    name: job,
    data: { tenantId, actor: JSON.parse(actor), data: JSON.parse(data) },
    opts: { jobId: id },
  }))

  try {
    await (await open(queue)).addBulk(jobs)
  } catch (error) {
    await execute(
      "UPDATE outbox_messages SET state = 'PENDING' WHERE tenant_id = ? AND state = 'DISPATCHED' AND queue = ? AND claim = ?",
      [tenantId, queue, claim]
    )
    throw error
  }
}

/**
 * What asks for a queue that there is not is put aside, where people see it; after a while, since a
 * newer release may know the queue.
 */
async function bury(tenantId: number, queue: string): Promise<Turn> {
  const before = sqlInstant(new Date(clock.now().getTime() - UNKNOWN_FOR_MS))
  await execute(
    "UPDATE outbox_messages SET state = 'DEAD', last_error = ? WHERE tenant_id = ? AND state = 'PENDING' AND queue = ? AND available_at < ?",
    [`There is no queue ${queue}`, tenantId, queue, before]
  )
  return {}
}

async function abreast<T>(all: T[], work: (one: T) => Promise<void>) {
  const left = all[Symbol.iterator]()
  const lanes = Array.from({ length: ABREAST }, async () => {
    for (const one of left) await work(one)
  })
  const failed = (await Promise.allSettled(lanes)).find(({ status }) => status === 'rejected')
  if (failed) throw (failed as PromiseRejectedResult).reason
}
