/** Access to files: by the uploader while unattached, then by readers of their records. */
import { hasScope } from '#core/context/scopes'
import { Current } from '#core/context/current'
import { PLATFORM } from '#core/context/platform_tenant'
import { rows } from '#core/database/query'
import { name } from '#core/database/sql'
import { invalid, notFound, Refusal } from '#core/errors/refusal'
import { mustSee } from '#core/resources/field_visibility'
import { attachableOf, type Attachable } from '#files/attachables'
import File from '#files/models/file'

/** More attachments of one file are not looked at. */
const MOST_RECORDS = 200

/** The file with this id. 404 when the company has none, or the caller may not see it. */
export async function visibleFile(id: string, { lock = false } = {}): Promise<File> {
  const query = File.query().where('id', id).where('purpose', 'ATTACHMENT')
  const file = await (lock ? query.forUpdate() : query).first()
  if (!file || !(await isVisible(file))) throw notFound()
  return file
}

/** The file, locked; one that the caller may not see is refused like a missing one, 422 on `field`. */
export async function fileToAttach(id: string, field: string): Promise<File> {
  try {
    return await visibleFile(id, { lock: true })
  } catch (error) {
    if (isNotFound(error)) throw invalid(field, 'NOT_FOUND', 'There is no such file')
    throw error
  }
}

const isNotFound = (error: unknown) => error instanceof Refusal && error.status === 404

async function isVisible(file: File): Promise<boolean> {
  const attached = await rows<{ resource: string; recordId: string }>(
    `SELECT DISTINCT resource, record_id AS recordId
       FROM file_attachments
       WHERE tenant_id = ? AND file_id = ?
       LIMIT ${MOST_RECORDS}`,
    [Current.tenantId, file.id]
  )
  if (!attached.length) return file.createdBy !== null && file.createdBy === Current.actor.id

  for (const { resource, recordId } of attached) {
    const one = attachableOf(resource)
    if (one && maySee(one, 'read') && (await isThere(one, recordId))) return true
  }
  return false
}

const maySee = ({ scope, needs }: Attachable, action: 'read' | 'write') =>
  hasScope(Current.actor, `${scope}:${action}`) && (!needs || hasScope(Current.actor, needs))

async function isThere(one: Attachable, id: string): Promise<boolean> {
  try {
    await mustBeThere(one, id)
    return true
  } catch (error) {
    if (isNotFound(error)) return false
    throw error
  }
}

/** 404 unless the caller sees this record; `lock` locks its row. Scopes are the route's. */
export async function mustBeThere(
  { table, soft }: Attachable,
  id: string,
  { lock = false } = {}
): Promise<void> {
  await mustSee(table, id)
  const [found] = await rows(
    `SELECT id
       FROM ${name(table)}
       WHERE tenant_id = ? AND id = ?${soft ? ' AND live = 1' : ''}${lock ? ' FOR UPDATE' : ''}`,
    [Current.tenantId, id]
  )
  if (!found) throw notFound()
}

/** 400 TENANT_REQUIRED for a SUPER_ADMIN who has chosen no company. */
export function mustBeInCompany() {
  if (!Current.tenantIfAny || Current.tenantId === PLATFORM.id)
    throw new Refusal(400, 'TENANT_REQUIRED', 'Choose a company with the header X-Tenant-Id')
}
