/** What a request left in the database, for tests that ask whether anything was. */
import { rows } from '#core/database/query'
import { Current } from '#core/context/current'
import { tenantTables } from '#core/providers/core_provider'
import type { Company } from '#tests/company'

/** How many rows the company has in each of its tables, and what the counters say. */
export function leftBehind({ as }: Pick<Company, 'as'>): Promise<Record<string, unknown>> {
  return as(async () => {
    const answer: Record<string, unknown> = {}
    for (const table of tenantTables()) {
      const [{ total }] = await rows(`SELECT COUNT(*) AS total FROM ${table} WHERE tenant_id = ?`, [
        Current.tenantId,
      ])
      answer[table] = Number(total)
    }
    answer.counters = await rows(
      'SELECT name, total, stamp FROM record_counts WHERE tenant_id = ? ORDER BY name',
      [Current.tenantId]
    )
    return answer
  })
}

/** The audit rows of one record, oldest first. */
export function auditOf({ as }: Pick<Company, 'as'>, entityId: string) {
  return as(() =>
    rows('SELECT * FROM audit_logs WHERE tenant_id = ? AND entity_id = ? ORDER BY id', [
      Current.tenantId,
      entityId,
    ])
  )
}

/** The answers kept for idempotency keys. */
export function keptAnswers({ as }: Pick<Company, 'as'>) {
  return as(() =>
    rows('SELECT * FROM idempotency_keys WHERE tenant_id = ? ORDER BY expires_at', [
      Current.tenantId,
    ])
  )
}
