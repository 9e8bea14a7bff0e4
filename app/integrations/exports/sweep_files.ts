/**
 * What the schedule does for exports: those that are past their time lose their files, and files
 * that no export has go, too.
 */
import { clock } from '#core/primitives/clock'
import { sqlInstant } from '#core/database/columns'
import { Current } from '#core/context/current'
import { rows } from '#core/database/query'
import { transaction } from '#core/database/transaction/transaction'
import { exportLifecycle, type ExportState } from '#integrations/exports/export_lifecycle'
import { removeFile, root } from '#integrations/exports/files'
import Export from '#integrations/models/export'
import { removeStrays } from '#integrations/stray_files'

/** The companies with exports that are past their time. */
export function companiesWithOldExports(): Promise<number[]> {
  return Current.acrossTenants('find exports that are past their time', async () => {
    const found = await rows<{ id: number }>(
      "SELECT DISTINCT tenant_id AS id FROM exports WHERE status = 'COMPLETED' AND expires_at < ?",
      [sqlInstant(clock.now())]
    )
    return found.map(({ id }) => id)
  })
}

/** Their rows stay and say so; the files go. */
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

/**
 * Files that nobody can download, a day after they were last written to: of exports that failed,
 * were given up or have expired, and of none. Answers how many.
 */
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
