import { entityOf } from '#core/audit/audit'
import { seesSecrets } from '#core/resources/field_visibility'
import { Current } from '#core/context/current'
import { later } from '#core/jobs/outbox'
import { afterCommit } from '#core/database/transaction/transaction'
import { keyOfFile, withKey } from '#integrations/imports/actions/same_file'
import { importOf } from '#integrations/imports/resources'
import Import from '#integrations/models/import'
import type { Upload } from '#integrations/imports/upload/take_file'
import { mustHaveRoomToWait } from '#integrations/waiting_jobs'

export const QUEUE = 'imports'
const JOB = 'run'

/** `isBlind`: the sender may not see all fields of the resource. */
export type Job = { importId: string; isBlind?: boolean }

/** Queues the next slice after the jobs that wait. */
export const goOnLater = ({ importId, isBlind }: Job) =>
  later(QUEUE, JOB, { importId, ...(isBlind && { isBlind }) })

/** Queues an import. Refuses 409 DUPLICATE_FILE, and LIMIT_REACHED when too many jobs wait. */
export async function startImport(upload: Upload): Promise<Import> {
  const { importId, parameters, format, fileName, fileSize, reading, encoding } = upload
  await mustHaveRoomToWait()
  const { allowDuplicate, ...said } = parameters
  const { decimal, dates } = reading

  const asRead = { ...said, decimal, dates, encoding, reading, format, fileName, fileSize }
  const insert = (fileKey: string | null) =>
    Import.create({
      id: importId,
      ...asRead,
      fileKey,
      status: 'QUEUED',
      position: 0,
      createdBy: Current.actor.id,
    })
  const made = await withKey(await keyOfFile(upload), parameters, insert)
  await goOnLater({
    importId,
    isBlind: !seesSecrets(entityOf(importOf(parameters.resource).model)),
  })
  afterCommit(() => (upload.isTaken = true))
  return made
}
