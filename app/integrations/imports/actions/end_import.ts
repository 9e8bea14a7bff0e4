import { audit } from '#core/audit/audit'
import { clock } from '#core/primitives/clock'
import { sqlInstant } from '#core/database/columns'
import { Current } from '#core/context/current'
import { execute } from '#core/database/query'
import { announce } from '#core/jobs/outbox'
import { countRows } from '#core/database/transaction/writes'
import { importLifecycle, type ImportState } from '#integrations/imports/import_lifecycle'
import type Import from '#integrations/models/import'

type Ending = 'complete' | 'fail' | 'cancel'

/** Ends an import that is locked. Its rows stay; its file goes with the next sweep. */
export async function endImport(one: Import, verb: Ending, error: string | null = null) {
  const before = one.status
  const status = importLifecycle.next(verb, before as ImportState)
  const now = clock.now()

  // The key of the file stays only when the import has written something.
  const key = verb === 'complete' ? 'IF(created + updated = 0, NULL, file_key)' : 'NULL'
  await execute(
    `UPDATE imports SET status = ?, error = ?, file_key = ${key}, finished_at = ?, updated_at = ?, version = version + 1 WHERE tenant_id = ? AND id = ?`,
    [status, error, sqlInstant(now), sqlInstant(now), Current.tenantId, one.id]
  )
  await execute('DELETE FROM import_keys WHERE tenant_id = ? AND import_id = ?', [
    Current.tenantId,
    one.id,
  ])
  countRows('imports', 0)
  audit('updated', one, { status: before }, { status, ...(error && { error }) })
  if (verb === 'complete') await announce('import.completed', { importId: one.id })
}
