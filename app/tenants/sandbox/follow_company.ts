import { execute } from '#core/database/query'
import { sqlInstant } from '#core/database/columns'
import type Tenant from '#tenants/models/tenant'

/** The sandbox is suspended, resumed and deleted with its company, in the same transaction. */
export function followCompany({ id, status, statusThen, deleteAfter }: Tenant) {
  return execute(
    'UPDATE tenants SET status = ?, status_then = ?, delete_after = ?, version = version + 1 WHERE sandbox_of = ?',
    [status, statusThen ?? null, sqlInstant(deleteAfter ?? null), id]
  )
}
