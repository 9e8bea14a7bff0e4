import { Current } from '#core/current'
import { later } from '#core/outbox'
import { afterCommit } from '#core/transaction'
import Import from '#integrations/models/import'
import type { Upload } from '#integrations/imports/upload/take_file'

/** The queue of imports, and the job that reads one for a while. */
export const QUEUE = 'imports'
export const JOB = 'run'

/** An import of a file that lies on disk, for the worker. The file stays once this has committed. */
export async function startImport(upload: Upload): Promise<Import> {
  const { importId, parameters, format, fileName, fileSize } = upload

  const made = await Import.create({ id: importId, ...parameters, format, fileName, fileSize, status: 'QUEUED', position: 0, createdBy: Current.actor.id })
  await later(QUEUE, JOB, { importId })
  afterCommit(() => (upload.isTaken = true))
  return made
}
