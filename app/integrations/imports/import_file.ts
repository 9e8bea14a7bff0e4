/** Imports a local file as POST /imports does: checked whole, then queued. */
import { createReadStream } from 'node:fs'
import { basename } from 'node:path'
import { newId } from '#core/primitives/ids'
import { transaction } from '#core/database/transaction/transaction'
import { startImport } from '#integrations/imports/actions/start_import'
import { removeFile } from '#integrations/imports/files'
import { parametersOf } from '#integrations/imports/upload/parameters'
import { store, type Stored } from '#integrations/imports/upload/store_file'
import { judged, type Upload } from '#integrations/imports/upload/take_file'
import type Import from '#integrations/models/import'

/** `given` are the parameters of POST /imports, as text; refusals are the same. */
export async function importFile(
  path: string,
  given: Record<string, string | undefined>
): Promise<Import> {
  const importId = newId()
  const preferences = { strict: true, dryRun: false }
  const { parameters } = await parametersOf(given, preferences)

  let stored: Stored | undefined
  let upload: Upload | undefined
  try {
    stored = await store(importId, createReadStream(path), {
      fileName: basename(path).slice(0, 255),
      type: undefined,
      encoding: parameters.encoding ?? undefined,
    })
    upload = await judged(importId, stored, given, preferences)
    await stored.file.datasync()
    return await transaction(() => startImport(upload!))
  } finally {
    await stored?.file.close()
    if (!upload?.isTaken) await removeFile(importId)
  }
}
