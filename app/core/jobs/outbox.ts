/**
 * The transactional outbox. `later()` asks for a job of the worker and `announce()` tells the
 * subscribers of an event; both write a row in the open transaction. The worker's dispatcher moves
 * the rows to BullMQ after the commit.
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

/**
 * A job for the worker, as this tenant and this actor, once this transaction has committed. `data`
 * holds ids, never secrets.
 */
export async function later(queue: QueueName, job: string, data: JobData, { delayMs = 0 } = {}) {
  await transaction(async () => {
    Current.unit!.effect('queued', { queue, job, data })
    Current.unit!.insert('outbox_messages', [outboxRow(queue, job, data, delayMs)])
    afterCommit(() => signal('outbox', queue))
  })
}

function outboxRow(queue: QueueName, job: string, data: JobData, delayMs: number): Row {
  const { tenantId, actor, origin } = Current
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

/**
 * Takes back what the tenant has asked for in a queue and nobody has begun, since whoever calls
 * this does it all.
 */
export function withdraw(queue: QueueName): Promise<number> {
  return execute(
    "DELETE FROM outbox_messages WHERE tenant_id = ? AND state = 'PENDING' AND queue = ?",
    [Current.tenantId, queue]
  )
}

type Listener = { queue: QueueName; job: string }

const listeners = new Map<string, Listener[]>()

/** Leads each `event` to a job of the worker. Returns a function that ends it. */
export function listen(event: string, to: Listener) {
  listeners.set(event, [...(listeners.get(event) ?? []), to])
  return () =>
    void listeners.set(
      event,
      listeners.get(event)!.filter((one) => one !== to)
    )
}

/**
 * Whether anybody wants to know in this company: bulk work asks before it announces each of many.
 */
export const isListenedTo = (event: string, { quietly = false } = {}) =>
  (!quietly && Boolean(listeners.get(event)?.length)) ||
  subscribers.some(({ wants }) => wants(event))

/** Called inside the transaction of an event, for companies that want to know. */
type Subscriber = {
  wants: (event: string) => boolean
  tell: (event: string, data: JobData) => Promise<void>
}

const subscribers: Subscriber[] = []

export const subscribe = (one: Subscriber) => void subscribers.push(one)

/**
 * Tells that something happened. Each listener gets a job of its own; with no listener nothing is
 * written. `quietly`: whoever asked to be told is, but nothing follows from it here, such as a
 * mail.
 */
export async function announce(event: string, data: JobData, { quietly = false } = {}) {
  for (const { wants, tell } of subscribers) if (wants(event)) await tell(event, data)
  if (quietly) return

  for (const { queue, job } of listeners.get(event) ?? [])
    await later(queue, job, { event, ...data })
}
