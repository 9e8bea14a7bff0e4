import { rm } from 'node:fs/promises'
import { clock } from '#core/clock'
import { Current } from '#core/current'
import { rows } from '#core/database'
import { filesBefore } from '#integrations/imports/files'
import { hasEnded, type ImportState } from '#integrations/imports/import_lifecycle'

const KEPT_FOR_MS = 24 * 60 * 60 * 1000

/** Removes the files of imports that have ended, and those that no import has ever taken, a day after they came. Answers how many. */
export function sweepImportFiles(signal?: AbortSignal): Promise<number> {
  return Current.acrossTenants('sweep the files of imports', async () => {
    let removed = 0
    for await (const { tenantPublicId, importId, path } of filesBefore(new Date(clock.now().getTime() - KEPT_FOR_MS))) {
      if (signal?.aborted) break
      const [one] = await rows<{ status: ImportState }>('SELECT one.status FROM imports one JOIN tenants tenant ON tenant.id = one.tenant_id WHERE tenant.public_id = ? AND one.id = ?', [tenantPublicId, importId])
      if (one && !hasEnded(one.status)) continue

      await rm(path, { force: true })
      removed++
    }
    return removed
  })
}
