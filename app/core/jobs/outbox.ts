/**
 * The transactional outbox. `later()` queues a job and `announce()` an event, both as rows of the
 * open transaction. The dispatcher moves them to BullMQ after COMMIT.
 */
import { newId } from '#core/primitives/ids'
import { clock } from '#core/primitives/clock'
import { sqlInstant } from '#core/database/columns'
import { Current } from '#core/context/current'
import { execute } from '#core/database/query'
import type { QueueName } from '#core/jobs/queue_names'
import type { Row } from '#core/database/sql'
import { afterCommit, transaction } from '#core/database/transaction/transaction'
import { signal } from '#core/redis/broadcast'
import { traceparent } from '#core/observability/tracing'

export type JobData = Record<string, string | number | boolean | null>

/** Queues a job after COMMIT, as this tenant and actor. `data` holds no secrets. */
export async function later(queue: QueueName, job: string, data: JobData, { delayMs = 0 } = {}) {
  await transaction(async () => {
    Current.unit!.effect('queued', { queue, job, data })
    Current.unit!.insert('outbox_messages', [
      outboxRow(Current.tenantId, queue, job, data, delayMs),
    ])
    afterCommit(() => signal('outbox', queue))
  })
}

/** The row of a job that the current actor asks for. */
export function outboxRow(
  tenantId: number,
  queue: QueueName,
  job: string,
  data: JobData,
  delayMs: number
): Row {
  const { actor, origin } = Current
  const now = clock.now()

  return {
    tenant_id: tenantId,
    id: newId(now.getTime()),
    queue,
    job,
    data: JSON.stringify(data),
    actor: JSON.stringify({
      type: actor.type,
      id: actor.id,
      name: actor.name,
      isAssisted: actor.isAssisted,
      origin: { ...origin, traceparent: traceparent() ?? origin.traceparent },
    }),
    state: 'PENDING',
    attempts: 0,
    available_at: sqlInstant(new Date(now.getTime() + delayMs)),
    created_at: sqlInstant(now),
  }
}

/** Removes the tenant's jobs of a queue that nobody has begun, because the caller does them all. */
export function withdraw(queue: QueueName): Promise<number> {
  return execute(
    "DELETE FROM outbox_messages WHERE tenant_id = ? AND state = 'PENDING' AND queue = ?",
    [Current.tenantId, queue]
  )
}

type Listener = { queue: QueueName; job: string }

const listeners = new Map<string, Listener[]>()

/** Queues a job for each `event`. Returns a function that ends it. */
export function listen(event: string, to: Listener) {
  listeners.set(event, [...(listeners.get(event) ?? []), to])
  return () =>
    void listeners.set(
      event,
      listeners.get(event)!.filter((one) => one !== to)
    )
}

/** True if the tenant has listeners: bulk work checks before it announces each record. */
export const isListenedTo = (event: string, { quietly = false } = {}) =>
  (!quietly && Boolean(listeners.get(event)?.length)) ||
  subscribers.some(({ wants }) => wants(event))

/** Called in the transaction of an event, for subscribed tenants. */
type Subscriber = {
  wants: (event: string) => boolean
  tell: (event: string, data: JobData) => Promise<void>
}

const subscribers: Subscriber[] = []

export const subscribe = (one: Subscriber) => void subscribers.push(one)

/**
 * Announces an event. Each listener gets a job of its own. `quietly` notifies webhooks alone,
 * without consequences such as mails.
 */
export async function announce(event: string, data: JobData, { quietly = false } = {}) {
  for (const { wants, tell } of subscribers) if (wants(event)) await tell(event, data)
  if (quietly) return

  for (const { queue, job } of listeners.get(event) ?? [])
    await later(queue, job, { event, ...data })
}
