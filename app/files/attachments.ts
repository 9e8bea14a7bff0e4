/** Attachments: files of records, attached by themselves or named by a field of the record. */
import string from '@adonisjs/core/helpers/string'
import { record } from '#core/audit/audit'
import { clock } from '#core/primitives/clock'
import { sqlInstant } from '#core/database/columns'
import { Current } from '#core/context/current'
import { execute, rows } from '#core/database/query'
import { deferInsert } from '#core/database/transaction/writes'
import { attachableOf } from '#files/attachables'
import type File from '#files/models/file'

/** `field` is empty for a file that was attached by itself. */
export type Place = { resource: string; recordId: string; field: string }

/** Attaches a file whose row is locked; false when it is attached there already. */
export async function attach(file: File, place: Place): Promise<boolean> {
  if ((await fieldsNaming(file.id, place)).includes(place.field)) return false

  deferInsert('file_attachments', [
    {
      tenant_id: Current.tenantId,
      resource: place.resource,
      record_id: place.recordId,
      file_id: file.id,
      field: place.field,
      created_by: Current.actor.id,
      created_at: sqlInstant(clock.now()),
    },
  ])
  // Readers of the record who may not see its files read this, too.
  const isHidden = attachableOf(place.resource)?.needs !== undefined
  note('file_attached', place, { fileId: file.id, ...(!isHidden && { name: file.name }) })
  return true
}

/** Ends an attachment; the file may be removed a day later, unless another record has it. */
export async function detach(fileId: string, place: Place): Promise<void> {
  const { resource, recordId, field } = place
  await execute('UPDATE files SET unattached_at = ? WHERE tenant_id = ? AND id = ?', [
    sqlInstant(clock.now()),
    Current.tenantId,
    fileId,
  ])
  await execute(
    'DELETE FROM file_attachments WHERE tenant_id = ? AND resource = ? AND record_id = ? AND file_id = ? AND field = ?',
    [Current.tenantId, resource, recordId, fileId, field]
  )
  note('file_removed', place, { fileId })
}

/** The fields by which a record has a file; empty when it does not have it. */
export async function fieldsNaming(
  fileId: string,
  { resource, recordId }: Pick<Place, 'resource' | 'recordId'>
): Promise<string[]> {
  const found = await rows<{ field: string }>(
    'SELECT field FROM file_attachments WHERE tenant_id = ? AND resource = ? AND record_id = ? AND file_id = ?',
    [Current.tenantId, resource, recordId, fileId]
  )
  return found.map(({ field }) => field)
}

export async function isAttached(fileId: string): Promise<boolean> {
  const found = await rows(
    'SELECT file_id FROM file_attachments WHERE tenant_id = ? AND file_id = ? LIMIT 1',
    [Current.tenantId, fileId]
  )
  return found.length > 0
}

/** The audit row belongs to the record, so that its readers alone see it. */
function note(action: string, { resource, recordId, field }: Place, after: object) {
  const entity = string.singular(resource)
  record({
    action: `${entity}.${action}`,
    entity,
    entityId: recordId,
    after: { ...after, ...(field && { field }) },
  })
}
