import { Current } from '#core/context/current'
import { root } from '#integrations/imports/files'
import { hasEnded, type ImportState } from '#integrations/imports/import_lifecycle'
import { removeStrays } from '#integrations/stray_files'

/** Removes files of ended or unknown imports after a day; returns their number. */
export function sweepImportFiles(signal?: AbortSignal): Promise<number> {
  return Current.acrossTenants('sweep the files of imports', () =>
    removeStrays<ImportState>(
      { root: root(), table: 'imports', isNeeded: (status) => !hasEnded(status) },
      signal
    )
  )
}
