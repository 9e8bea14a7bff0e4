/** Scheduled cleanup: removes files of expired exports and files without an export. */
import { clock } from '#core/primitives/clock'
import { sqlInstant } from '#core/database/columns'
import { Current } from '#core/context/current'
import { rows } from '#core/database/query'
import { transaction } from '#core/database/transaction/transaction'
import { exportLifecycle, type ExportState } from '#integrations/exports/export_lifecycle'
import { removeFile, root } from '#integrations/exports/files'
import Export from '#integrations/models/export'
import { removeStrays } from '#integrations/stray_files'

export function companiesWithOldExports(): Promise<number[]> {
  return Current.acrossTenants('find exports that are past their time', async () => {
    const found = await rows<{ id: number }>(
      "SELECT DISTINCT tenant_id AS id FROM exports WHERE status = 'COMPLETED' AND expires_at < ?",
      [sqlInstant(clock.now())]
    )
    return found.map(({ id }) => id)
  })
}

/** The records stay as EXPIRED; the files go. */
export async function expireExports() {
  const old = await Export.query()
    .where('status', 'COMPLETED')
    .where('expires_at', '<', sqlInstant(clock.now())!)
  for (const { id } of old) {
    await transaction(async () => {
      const one = await Export.query().where('id', id).forUpdate().firstOrFail()
      if (one.status === 'COMPLETED')
        await one.merge({ status: exportLifecycle.next('expire', one.status) }).save()
    })
    await removeFile(id)
  }
}

/** Removes files of ended or unknown exports a day after their last write; returns their number. */
export function removeStrayFiles(signal: AbortSignal): Promise<number> {
  return Current.acrossTenants('sweep the files of exports', () =>
    removeStrays<ExportState>(
      {
        root: root(),
        table: 'exports',
        isNeeded: (status) => status === 'QUEUED' || status === 'COMPLETED',
      },
      signal
    )
  )
}
