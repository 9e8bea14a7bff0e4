import { Current } from '#core/context/current'
import { root } from '#integrations/imports/files'
import { hasEnded, type ImportState } from '#integrations/imports/import_lifecycle'
import { removeStrays } from '#integrations/stray_files'

/**
 * Removes the files of imports that have ended, and those that no import has ever taken, a day
 * after they came. Answers how many.
 */
export function sweepImportFiles(signal?: AbortSignal): Promise<number> {
  return Current.acrossTenants('sweep the files of imports', () =>
    removeStrays<ImportState>(
      { root: root(), table: 'imports', isNeeded: (status) => !hasEnded(status) },
      signal
    )
  )
}
