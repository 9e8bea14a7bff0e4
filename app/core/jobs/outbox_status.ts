/** Counts of the outbox by company, queue, job and state, for operators. */
import { instantOf } from '#core/database/columns'
import { Current } from '#core/context/current'
import { rows } from '#core/database/query'

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

/** Counts of all tenants, or of one by its internal number. Done jobs have no row. */
export function outboxStatus(tenantId?: number): Promise<OutboxLine[]> {
  return Current.acrossTenants('show the outbox', async () => {
    const found = await rows(
      `SELECT tenant.public_id AS tenantId,
              IF(tenant.is_company IS NULL, CONCAT(tenant.name, ' (sandbox)'), tenant.name) AS tenant,
              o.queue, o.job, o.state, COUNT(*) AS count, MIN(o.created_at) AS oldest,
              MAX(o.last_error) AS lastError
         FROM outbox_messages o
         JOIN tenants tenant ON tenant.id = o.tenant_id
        ${tenantId === undefined ? '' : 'WHERE o.tenant_id = ?'}
        GROUP BY o.tenant_id, tenant.public_id, tenant.name, tenant.is_company, o.queue, o.job, o.state
        ORDER BY tenant.name, o.queue, o.job, o.state`,
      tenantId === undefined ? [] : [tenantId]
    )
    return found.map(
      (line) =>
        ({ ...line, count: Number(line.count), oldest: instantOf(line.oldest) }) as OutboxLine
    )
  })
}
