import { forgetCallers } from '#core/security/caller_cache'
import { record } from '#core/audit/audit'
import { jsonOf } from '#core/database/columns'
import { Current } from '#core/context/current'
import { DOMAINS } from '#core/context/domain'
import { execute, rows } from '#core/database/query'
import { PLATFORM } from '#core/context/platform_tenant'
import { name } from '#core/database/sql'
import { orderOfDeletion } from '#core/database/tenant_tables'
import { afterCommit, transaction } from '#core/database/transaction/transaction'
import type Tenant from '#tenants/models/tenant'

const BATCH = 1_000

/**
 * Removes the rows of a tenant in batches, then the tenant, audited on the platform. Returns false
 * when stopped; calling again resumes.
 */
export async function removeTenant(tenant: Tenant, signal?: AbortSignal): Promise<boolean> {
  const { tables, toItself } = await orderOfDeletion()

  const isEmpty = await Current.within(tenant.toCurrent(), async () => {
    if (signal?.aborted) return false
    for (const { beforeRemoval } of DOMAINS) await beforeRemoval?.()
    for (const { table, column } of toItself)
      if (
        !(await until(
          signal,
          `UPDATE ${name(table)} SET ${name(column)} = NULL WHERE tenant_id = ? AND ${name(column)} IS NOT NULL`,
          tenant.id
        ))
      )
        return false
    for (const table of tables)
      if (!(await until(signal, `DELETE FROM ${name(table)} WHERE tenant_id = ?`, tenant.id)))
        return false
    return true
  })
  if (isEmpty) await transaction(() => forget(tenant))
  return isEmpty
}

/** Repeats a statement until no row is left; false when stopped. */
async function until(
  signal: AbortSignal | undefined,
  statement: string,
  tenantId: number
): Promise<boolean> {
  while (!signal?.aborted)
    if ((await execute(`${statement} LIMIT ${BATCH}`, [tenantId])) < BATCH) return true
  return false
}

/** The number is not used again: values cached for it must not meet another tenant. */
async function forget(tenant: Tenant) {
  const { id, publicId, name } = tenant
  const [{ settings }] = await rows('SELECT settings FROM tenants WHERE id = ? FOR UPDATE', [
    PLATFORM.id,
  ])
  const kept = jsonOf(settings)
  await execute('UPDATE tenants SET settings = ? WHERE id = ?', [
    JSON.stringify({ ...kept, lastNumber: Math.max(id, kept.lastNumber ?? 0) }),
    PLATFORM.id,
  ])
  // Another worker may have deleted it first.
  if (!(await execute('DELETE FROM tenants WHERE id = ?', [id]))) return
  Current.within(PLATFORM, () =>
    record({
      action: removalOf(tenant),
      entity: 'tenant',
      entityId: publicId,
      before: { name },
      after: null,
    })
  )
  afterCommit(forgetCallers)
}

function removalOf({ status, isCompany }: Tenant) {
  if (isCompany === null) return 'tenant.sandbox_removed'
  return status === 'IMPORTING' ? 'tenant.import_removed' : 'tenant.deleted'
}
