import { entityOf } from '#core/audit'
import { seesSecrets } from '#core/confidential'
import { Current } from '#core/current'
import { later } from '#core/outbox'
import { afterCommit } from '#core/transaction'
import { bulkOf } from '#integrations/imports/resources'
import Import from '#integrations/models/import'
import type { Upload } from '#integrations/imports/upload/take_file'
import { mustHaveRoomToWait } from '#integrations/waiting_jobs'

/** The queue of imports, and the job that reads one for a while. */
export const QUEUE = 'imports'
const JOB = 'run'

/** `isBlind`: whoever has sent the file may not see all fields of such records. */
export type Job = { importId: string; isBlind?: boolean }

/** The next slice, behind what waits in the queue by then. */
export const goOnLater = ({ importId, isBlind }: Job) => later(QUEUE, JOB, { importId, ...(isBlind && { isBlind }) })

/** An import of a file that lies on disk, for the worker. The file stays once this has committed. 409 LIMIT_REACHED when too many wait. */
export async function startImport(upload: Upload): Promise<Import> {
  const { importId, parameters, format, fileName, fileSize } = upload
  await mustHaveRoomToWait()

  const made = await Import.create({ id: importId, ...parameters, format, fileName, fileSize, status: 'QUEUED', position: 0, createdBy: Current.actor.id })
  await goOnLater({ importId, isBlind: !seesSecrets(entityOf(bulkOf(parameters.resource).model)) })
  afterCommit(() => (upload.isTaken = true))
  return made
}
