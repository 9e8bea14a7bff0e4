/** A file of this machine into an import, by the same door as POST /imports: judged whole, then left to the worker. */
import { createReadStream } from 'node:fs'
import { basename } from 'node:path'
import type { FileHandle } from 'node:fs/promises'
import { newId } from '#core/ids'
import { transaction } from '#core/transaction'
import { startImport } from '#integrations/imports/actions/start_import'
import { removeFile } from '#integrations/imports/files'
import { parametersOf } from '#integrations/imports/upload/parameters'
import { judged, store, type Upload } from '#integrations/imports/upload/take_file'
import type Import from '#integrations/models/import'

/** `given` are the parameters of POST /imports, as text. Refuses what it refuses. */
export async function importFile(path: string, given: Record<string, string | undefined>): Promise<Import> {
  const importId = newId()
  const preferences = { strict: true, dryRun: false }
  await parametersOf(given, preferences)

  let file: FileHandle | undefined
  let upload: Upload | undefined
  try {
    const stored = await store(importId, createReadStream(path), { fileName: basename(path).slice(0, 255), type: undefined })
    file = stored.file
    upload = await judged(importId, { ...stored, given }, preferences)
    await file.datasync()
    return await transaction(() => startImport(upload!))
  } finally {
    await file?.close()
    if (!upload?.isTaken) await removeFile(importId)
  }
}
