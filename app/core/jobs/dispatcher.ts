/**
 * Moves rows of the outbox to BullMQ. Dispatchers may run in parallel: one statement claims a row,
 * and its id is the job's id, so that adding it twice is adding it once.
 */
import { randomUUID } from 'node:crypto'
import { clock } from '#core/primitives/clock'
import { sqlInstant } from '#core/database/columns'
import { Current } from '#core/context/current'
import { execute, rows, selects } from '#core/database/query'
import { QUEUES, isQueue, type QueueName } from '#core/jobs/queue_names'
import { queue as open } from '#core/jobs/queues'
import { isContention } from '#core/database/errors_and_retries'

/** How long a dispatched row is left alone; then the sweep checks whether its job exists. */
const LEASE_MS = 15_000

/** Rows per tenant before the next tenant is served. */
const TENANT_BATCH = 50

/** How long a row may wait for a queue that this release does not know. */
const UNKNOWN_FOR_MS = 3_600_000

/** Tenants served at the same time. */
const ABREAST = 4

type Waiting = { tenantId: number; queue: string }

/** `more`: rows were moved and others may wait. `held`: the tenant's window is full. */
type Moved = { more?: boolean; held?: boolean }

/** The end of the lease of a row that is dispatched now. */
export const leaseEnd = () => sqlInstant(new Date(clock.now().getTime() + LEASE_MS))

/** Moves all due rows, tenants in turn. Returns whether some wait for a full window. */
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

/** Tenants that are being imported or deleted are left out. */
async function whoWaits() {
  const [waiting, shutOff] = await selects([
    [
      "SELECT DISTINCT state, queue, tenant_id AS tenantId FROM outbox_messages WHERE state = 'PENDING'",
    ],
    ['SELECT id FROM tenants WHERE delete_after IS NOT NULL'],
  ])
  return (waiting as Waiting[]).filter(({ tenantId }) => !shutOff.some(({ id }) => id === tenantId))
}

async function claimSlot({ tenantId, queue }: Waiting): Promise<Moved> {
  if (!isQueue(queue)) return markDead(tenantId, queue)

  const [{ sent }] = await rows(
    "SELECT COUNT(*) AS sent FROM outbox_messages WHERE tenant_id = ? AND state = 'DISPATCHED' AND queue = ?",
    [tenantId, queue]
  )
  const room = QUEUES[queue].window - Number(sent)
  if (room <= 0) return { held: true }

  const most = Math.min(room, TENANT_BATCH)
  const claim = randomUUID()
  const claimed = await claimRows(tenantId, queue, claim, most)
  if (claimed === undefined) return { held: true }
  if (!claimed) return {}

  await add(tenantId, queue, claim)
  return { more: claimed === most }
}

/** The number of claimed rows; undefined when another dispatcher was first. */
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

/** Marks rows of an unknown queue as DEAD after a while: a newer release may know it. */
async function markDead(tenantId: number, queue: string): Promise<Moved> {
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
