/** Scheduled deletion of old imports and their errors; imported records and the audit log stay. */
import { clock } from '#core/primitives/clock'
import { sqlInstant } from '#core/database/columns'
import { Current } from '#core/context/current'
import { execute, rows } from '#core/database/query'
import { transaction } from '#core/database/transaction/transaction'
import { countRows } from '#core/database/transaction/writes'
import { IMPORT_STATES, hasEnded } from '#integrations/imports/import_lifecycle'
import env from '#start/env'

const DAY_MS = 86_400_000
const ENDED = IMPORT_STATES.filter(hasEnded)
const AT_ONCE = 100
const BITE = 1_000

const over = () =>
  sqlInstant(new Date(clock.now().getTime() - (env.get('IMPORTS_KEPT_DAYS') ?? 90) * DAY_MS))

export function companiesWithOldImports(): Promise<number[]> {
  return Current.acrossTenants('find imports that ended long ago', async () => {
    const found = await rows<{ id: number }>(
      'SELECT DISTINCT tenant_id AS id FROM imports WHERE status IN (?) AND finished_at < ?',
      [ENDED, over()]
    )
    return found.map(({ id }) => id)
  })
}

/** Deletes oldest first, errors in batches since there may be one per row; resumes after a stop. */
export async function forgetOldImports(signal: AbortSignal) {
  const before = over()
  for (let found = AT_ONCE; found === AT_ONCE && !signal.aborted;) {
    const old = await rows<{ id: string }>(
      `SELECT id FROM imports WHERE tenant_id = ? AND status IN (?) AND finished_at < ? ORDER BY id LIMIT ${AT_ONCE}`,
      [Current.tenantId, ENDED, before]
    )
    for (const { id } of old) await forget(id, signal)
    found = old.length
  }
}

async function forget(id: string, signal: AbortSignal) {
  for (let found = BITE; found === BITE;) {
    if (signal.aborted) return
    found = await forgetErrors(id)
  }
  await transaction(async () => {
    const gone = await execute('DELETE FROM imports WHERE tenant_id = ? AND id = ?', [
      Current.tenantId,
      id,
    ])
    if (gone) countRows('imports', -gone)
  })
}

/** A DELETE with LIMIT would rescan other imports' errors with every batch: select ids first. */
async function forgetErrors(importId: string) {
  const found = await rows<{ id: string }>(
    `SELECT id FROM import_errors FORCE INDEX (import_errors__import_id__row__id) WHERE tenant_id = ? AND import_id = ? LIMIT ${BITE}`,
    [Current.tenantId, importId]
  )
  if (found.length)
    await execute('DELETE FROM import_errors WHERE tenant_id = ? AND id IN (?)', [
      Current.tenantId,
      found.map(({ id }) => id),
    ])
  return found.length
}
