/** A job runs as the tenant and the actor that asked for it, or not at all. */
import { UnrecoverableError, type Job } from 'bullmq'
import { Current, type Actor, type CurrentTenant, type Origin } from '#core/context/current'
import { execute, rows } from '#core/database/query'
import type { JobData } from '#core/jobs/outbox'
import { persisted } from '#core/database/errors_and_retries'
import type { QueueName } from '#core/jobs/queue_names'
import { TtlCache } from '#core/primitives/ttl_cache'
import { onSignal } from '#core/redis/broadcast'
import { traceIds } from '#core/observability/tracing'
import { afterCommit } from '#core/database/transaction/transaction'
import { isInTransaction } from '#core/database/transaction/writes'
import { CURRENT_TENANT_COLUMNS, currentTenant } from '#tenants/models/tenant'

/** What BullMQ holds of a row of the outbox: its id is the job's id. */
type Sent = {
  tenantId: number
  actor: Pick<Actor, 'type' | 'id' | 'name' | 'isAssisted'> & { origin?: Origin }
  data: JobData
}

/**
 * An entry of the table in processors.ts. The signal says that the worker must end: throw, and the
 * job goes back.
 */
type Processor = (job: Job, signal: AbortSignal) => Promise<unknown>

export type Processors = Partial<Record<QueueName, Record<string, Processor>>>

type Asked<D> = {
  data: D
  /**
   * The id of the row in the outbox, the same however often the job is tried: a key for what must
   * be done once.
   */
  outboxId: string
  /** 1 for the first try. */
  attempt: number
  /**
   * Aborted when the worker must end or has lost the job: long work looks at it, stops where it can
   * resume, and throws.
   */
  signal: AbortSignal
  /**
   * Ends the obligation inside the open transaction, together with the job's effect: both happen,
   * once, or neither. Of two workers that run the same job the second waits here, then its
   * transaction is rolled back. Call it first in the transaction.
   */
  finish(): Promise<void>
}

class DoneAlready extends Error {}

/**
 * Runs `handler` as the tenant and the actor of the request that asked for the job, with that
 * request's id in what it writes to the audit log; what they may do was checked when they asked. A
 * handler that calls `finish()` in its transaction has its effect exactly once; without it the row
 * of the outbox goes after the handler, and the handler may run again when its worker dies in
 * between.
 */
export function asTenant<D extends JobData = JobData>(
  handler: (asked: Asked<D>) => Promise<unknown>
): Processor {
  return async (job, signal) => {
    const { tenantId, actor, data } = job.data as Sent
    if (!tenantId) throw new UnrecoverableError(`Job ${job.name} names no tenant`)

    const outboxId = job.id!
    const { origin, ...who } = actor
    await Current.run(
      {
        tenant: await tenantOf(tenantId),
        actor: { ...who, role: null, scopes: 'all', isSuperAdmin: false },
        origin,
      },
      async () => {
        if (!(await isOwed(outboxId))) return

        let isSettled = false
        const finish = async () => {
          if (!isInTransaction())
            throw new Error('finish() belongs into the transaction of the job’s effect')
          if (!(await settle(outboxId))) throw new DoneAlready()
          afterCommit(() => (isSettled = true))
        }
        try {
          await handler({
            data: data as D,
            outboxId,
            attempt: job.attemptsMade + 1,
            signal,
            finish,
          })
        } catch (error) {
          if (error instanceof DoneAlready) return
          throw error
        }
        if (!isSettled) await persisted(() => settle(outboxId))
      }
    )
  }
}

/**
 * For jobs of the schedule: runs `work` in one tenant after the other, until the worker must end.
 * What fails in one is thrown when all had their turn.
 */
export async function eachTenant(
  ids: readonly number[],
  signal: AbortSignal,
  work: () => Promise<unknown>
) {
  const errors: unknown[] = []
  for (const id of await thoseThatWork(ids)) {
    if (signal.aborted) return
    await tenantOf(id)
      .then((tenant) => Current.run({ tenant }, work))
      .catch((error) => errors.push(error))
  }
  if (errors.length) throw errors[0]
}

/** Without those that are shut off: being brought here, or on their way out. */
async function thoseThatWork(ids: readonly number[]) {
  const shutOff = await rows<{ id: number }>(
    'SELECT id FROM tenants WHERE delete_after IS NOT NULL'
  )
  return ids.filter((one) => !shutOff.some(({ id }) => id === one))
}

const tenants = new TtlCache<CurrentTenant>({ most: 5_000, forMs: 3_000 })

// What a company is, and what it wants to know, may have changed.
onSignal('callers', () => tenants.forgetAll())

/**
 * For the log: the company of a job, and the request that asked for it. Jobs of the schedule have
 * neither.
 */
export async function whereaboutsOf({ data }: Job): Promise<{
  tenant?: string
  requestId?: string | null
  traceId?: string
  spanId?: string
}> {
  const { tenantId, actor } = data as Partial<Sent>
  const tenant = tenantId ? await tenantOf(tenantId).catch(() => undefined) : undefined
  const { requestId, traceparent } = actor?.origin ?? {}
  return {
    ...(tenant && { tenant: tenant.publicId }),
    ...(requestId && { requestId }),
    ...traceIds(traceparent),
  }
}

const tenantOf = (id: number) => tenants.get(String(id), () => findTenant(id))

async function findTenant(id: number): Promise<CurrentTenant> {
  const [row] = await rows(
    `SELECT ${CURRENT_TENANT_COLUMNS} FROM tenants tenant WHERE tenant.id = ?`,
    [id]
  )
  if (!row) throw new UnrecoverableError(`There is no tenant ${id}`)
  return currentTenant(row)
}

/** A job may come again after it was done: Redis forgets less than its workers do. */
async function isOwed(outboxId: string) {
  const found = await rows('SELECT 1 FROM outbox_messages WHERE tenant_id = ? AND id = ?', [
    Current.tenantId,
    outboxId,
  ])
  return found.length > 0
}

function settle(outboxId: string) {
  return execute('DELETE FROM outbox_messages WHERE tenant_id = ? AND id = ?', [
    Current.tenantId,
    outboxId,
  ])
}
