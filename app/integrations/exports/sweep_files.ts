/** What the schedule does for exports: those that are past their time lose their files, and files that no export has go, too. */
import { rm } from 'node:fs/promises'
import { clock } from '#core/clock'
import { sqlInstant } from '#core/columns'
import { Current } from '#core/current'
import { rows } from '#core/database'
import { transaction } from '#core/transaction'
import { exportLifecycle, type ExportState } from '#integrations/exports/export_lifecycle'
import { filesBefore, removeFile } from '#integrations/exports/files'
import Export from '#integrations/models/export'

/** A worker that died may have left a file that no transaction knows. */
const LEFT_FOR_MS = 86_400_000

/** The companies with exports that are past their time. */
export function companiesWithOldExports(): Promise<number[]> {
  return Current.acrossTenants('find exports that are past their time', async () => {
    const found = await rows<{ id: number }>("SELECT DISTINCT tenant_id AS id FROM exports WHERE status = 'COMPLETED' AND expires_at < ?", [sqlInstant(clock.now())])
    return found.map(({ id }) => id)
  })
}

/** Their rows stay and say so; the files go. */
export async function expireExports() {
  const old = await Export.query().where('status', 'COMPLETED').where('expires_at', '<', sqlInstant(clock.now())!)
  for (const { id } of old) {
    await transaction(async () => {
      const one = await Export.query().where('id', id).forUpdate().firstOrFail()
      if (one.status === 'COMPLETED') await one.merge({ status: exportLifecycle.next('expire', one.status) }).save()
    })
    await removeFile(id)
  }
}

/** Files that nobody can download, a day after they were last written to: of exports that failed, were given up or have expired, and of none. Answers how many. */
export function removeStrayFiles(signal: AbortSignal): Promise<number> {
  return Current.acrossTenants('sweep the files of exports', async () => {
    let removed = 0
    for await (const { tenantPublicId, exportId, path } of filesBefore(new Date(clock.now().getTime() - LEFT_FOR_MS))) {
      if (signal.aborted) break
      const [one] = await rows<{ status: ExportState }>('SELECT one.status FROM exports one JOIN tenants tenant ON tenant.id = one.tenant_id WHERE tenant.public_id = ? AND one.id = ?', [tenantPublicId, exportId])
      if (one?.status === 'QUEUED' || one?.status === 'COMPLETED') continue

      await rm(path, { force: true })
      removed++
    }
    return removed
  })
}
