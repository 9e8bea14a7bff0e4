/** Runs jobs as the tenant and actor that queued them. */
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

/** A job's data from its outbox row, whose id is the job's id. */
type Sent = {
  tenantId: number
  actor: Pick<Actor, 'type' | 'id' | 'name' | 'isAssisted'> & { origin?: Origin }
  data: JobData
}

/**
 * An entry of processors.ts. When the signal aborts, the processor throws and the job goes back.
 */
type Processor = (job: Job, signal: AbortSignal) => Promise<unknown>

export type Processors = Partial<Record<QueueName, Record<string, Processor>>>

type Asked<D> = {
  data: D
  /** The id of the outbox row, equal for all attempts: an idempotency key. */
  outboxId: string
  /** 1 for the first attempt. */
  attempt: number
  /**
   * Aborted when the worker ends or has lost the job. Long work stops where it can resume, and
   * throws.
   */
  signal: AbortSignal
  /**
   * Deletes the outbox row in the open transaction, so that the job's effect happens exactly once.
   * A second worker with the same job waits here and is rolled back. Call it first.
   */
  finish(): Promise<void>
}

class DoneAlready extends Error {}

/**
 * Runs `handler` as the tenant and actor that queued the job; permissions were checked then. With
 * `finish()` its effect happens exactly once; without it the handler may run again when its worker
 * dies.
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
        if (!(await isPending(outboxId))) return

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
 * Runs `work` in each tenant in turn, until the worker must end. Failures are thrown after all
 * tenants.
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

/** Tenants that are being imported or deleted are left out. */
async function thoseThatWork(ids: readonly number[]) {
  const shutOff = await rows<{ id: number }>(
    'SELECT id FROM tenants WHERE delete_after IS NOT NULL'
  )
  return ids.filter((one) => !shutOff.some(({ id }) => id === one))
}

const tenants = new TtlCache<CurrentTenant>({ most: 5_000, forMs: 3_000 })

// Settings or subscriptions may have changed.
onSignal('callers', () => tenants.forgetAll())

/** For the log: a job's tenant and request. Scheduled jobs have neither. */
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

/** A job may come again after it was done: Redis may restore an older state. */
async function isPending(outboxId: string) {
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
