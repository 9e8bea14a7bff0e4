/** Outbox messages whose job failed for good: listed, retried or discarded. */
import { setTimeout as pause } from 'node:timers/promises'
import { record } from '#core/audit/audit'
import { instantOf } from '#core/database/columns'
import { Current } from '#core/context/current'
import { execute, rows } from '#core/database/query'
import { PLATFORM } from '#core/context/platform_tenant'
import { isQueue } from '#core/jobs/queue_names'
import { queue as open } from '#core/jobs/queues'
import { redis } from '#core/redis/connection'
import { signal } from '#core/redis/broadcast'
import { transaction } from '#core/database/transaction/transaction'

/** `tenantId` and `tenant` are the public id and name; `since` is the message's time. */
export type FailedJob = {
  id: string
  tenantId: string
  tenant: string
  queue: string
  job: string
  attempts: number
  since: string
  lastError: string | null
}

type Row = FailedJob & { tenantNumber: number; timezone: string }

/** Failed jobs of one tenant (by its internal number), by ids, or all; the oldest `limit`. */
export type Selection = { tenantId?: number; ids?: readonly string[]; limit?: number }

/** The failed jobs of a selection, oldest first. */
export async function failedJobs(selection: Selection = {}): Promise<FailedJob[]> {
  return (await found(selection)).map(shown)
}

/** Retries failed jobs and returns their number. Needs Redis. */
export function retryFailed(selection: Selection = {}): Promise<number> {
  return Current.acrossTenants('try again what has failed for good', async () => {
    let retried = 0
    for (const one of await takenOut(selection, isKnown)) {
      retried += await inCompany(one, () =>
        execute(
          "UPDATE outbox_messages SET state = 'PENDING', attempts = 0, claim = NULL WHERE tenant_id = ? AND id = ? AND state = 'DEAD'",
          [one.tenantNumber, one.id]
        )
      )
    }
    if (retried) signal('outbox', 'retried')
    return retried
  })
}

/**
 * Discards failed jobs and returns them. Each gets an audit row with the reason, in its tenant and
 * the same transaction. Needs Redis, where the job is removed.
 */
export function discardFailed(selection: Selection, reason: string): Promise<FailedJob[]> {
  return Current.acrossTenants('give up what has failed for good', async () => {
    const discarded: FailedJob[] = []
    for (const one of await takenOut(selection)) {
      if (await inCompany(one, () => transaction(() => discard(one, reason))))
        discarded.push(shown(one))
    }
    return discarded
  })
}

const isKnown = ({ queue }: Row) => isQueue(queue)

/** Removes jobs from Redis, so that their ids can be used again. */
async function takenOut(
  selection: Selection,
  among: (one: Row) => boolean = () => true
): Promise<Row[]> {
  await redis().ping()
  const gone: Row[] = []
  for (const one of (await found(selection)).filter(among))
    if (!isKnown(one) || (await isTakenOut(one))) gone.push(one)
  return gone
}

async function discard(
  { tenantNumber, id, queue, job, attempts, since, lastError }: Row,
  reason: string
) {
  const deleted = await execute(
    "DELETE FROM outbox_messages WHERE tenant_id = ? AND id = ? AND state = 'DEAD'",
    [tenantNumber, id]
  )
  if (!deleted) return false

  const before = { queue, job, attempts, since, lastError }
  record({
    action: 'outbox.discarded',
    entity: 'outbox_message',
    entityId: id,
    before,
    after: { reason },
  })
  return true
}

/** Runs the work in the tenant of a job, which may be the platform. */
function inCompany<T>({ tenantNumber, tenantId, tenant, timezone }: Row, work: () => Promise<T>) {
  return Current.within(
    { ...PLATFORM, id: tenantNumber, publicId: tenantId, name: tenant, timezone },
    work
  )
}

function found({ tenantId, ids, limit }: Selection): Promise<Row[]> {
  if (ids && !ids.length) return Promise.resolve([])
  const conditions = [
    ["state = 'DEAD'", []],
    ...(tenantId === undefined ? [] : [['o.tenant_id = ?', [tenantId]]]),
    ...(ids ? [[`o.id IN (${ids.map(() => '?').join()})`, ids]] : []),
  ] as [string, unknown[]][]

  return Current.acrossTenants('find what has failed for good', async () => {
    const all = await rows(
      `SELECT o.tenant_id AS tenantNumber, tenant.public_id AS tenantId, tenant.name AS tenant, tenant.timezone, o.id, o.queue, o.job,
              o.attempts, o.created_at AS since, o.last_error AS lastError
         FROM outbox_messages o JOIN tenants tenant ON tenant.id = o.tenant_id
        WHERE ${conditions.map(([sql]) => sql).join(' AND ')} ORDER BY o.created_at, o.id ${limit === undefined ? '' : 'LIMIT ?'}`,
      [...conditions.flatMap(([, bindings]) => bindings), ...(limit === undefined ? [] : [limit])]
    )
    return all.map(
      (row) => ({ ...row, attempts: Number(row.attempts), since: instantOf(row.since) }) as Row
    )
  })
}

const shown = ({
  id,
  tenantId,
  tenant,
  queue,
  job,
  attempts,
  since,
  lastError,
}: Row): FailedJob => {
  return { id, tenantId, tenant, queue, job, attempts, since, lastError }
}

/** How long a worker may still own a job after its row is DEAD. */
const OWNED_MS = 5_000

/** Removes a job from Redis. False while a worker still owns it. */
async function isTakenOut({ queue, id }: Row): Promise<boolean> {
  const jobs = await open(queue as Parameters<typeof open>[0])
  for (const end = Date.now() + OWNED_MS; Date.now() < end; await pause(50))
    if (await jobs.remove(id)) return true
  return false
}
