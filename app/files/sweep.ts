/** Scheduled cleanup of files: unattached ones after a day, and bytes that no row names. */
import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import logger from '@adonisjs/core/services/logger'
import { clock } from '#core/primitives/clock'
import { storagePath } from '#core/primitives/storage_path'
import { sqlInstant } from '#core/database/columns'
import { Current } from '#core/context/current'
import { PLATFORM } from '#core/context/platform_tenant'
import { rows } from '#core/database/query'
import { transaction } from '#core/database/transaction/transaction'
import { isAttached } from '#files/attachments'
import { bytesOf, removeBytes } from '#files/drive'
import File from '#files/models/file'
import { removeFile } from '#files/stored_files'

const KEPT_FOR_MS = 86_400_000
const BATCH = 200

const dayAgo = () => new Date(clock.now().getTime() - KEPT_FOR_MS)

const UNATTACHED = `f.purpose = 'ATTACHMENT' AND f.unattached_at < ?
       AND NOT EXISTS (SELECT 1 FROM file_attachments a WHERE a.tenant_id = f.tenant_id AND a.file_id = f.id)`

export function companiesWithUnattachedFiles(): Promise<number[]> {
  return Current.acrossTenants('find files that no record has had for a day', async () => {
    const found = await rows<{ id: number }>(
      `SELECT DISTINCT f.tenant_id AS id FROM files f WHERE ${UNATTACHED}`,
      [sqlInstant(dayAgo())]
    )
    return found.map(({ id }) => id)
  })
}

/** Removes the files of the current company that no record has had for a day. */
export async function removeUnattached(signal?: AbortSignal): Promise<void> {
  for (let found = BATCH; found === BATCH && !signal?.aborted;) {
    const old = await rows<{ id: string }>(
      `SELECT f.id FROM files f WHERE f.tenant_id = ? AND ${UNATTACHED} LIMIT ${BATCH}`,
      [Current.tenantId, sqlInstant(dayAgo())]
    )
    found = old.length
    for (const { id } of old) await removeIfUnattached(id)
  }
}

/** A request may attach it meanwhile: it locks the file, too. */
function removeIfUnattached(id: string) {
  return transaction(async () => {
    const file = await File.query().where('id', id).forUpdate().first()
    if (file && !(await isAttached(id))) await removeFile(file)
  })
}

/** The companies, in whose folders strays are looked for. */
export function companiesWithFolders(): Promise<number[]> {
  return Current.acrossTenants('look at the stored bytes of every company', async () => {
    const found = await rows<{ id: number }>('SELECT id FROM tenants WHERE id <> ?', [PLATFORM.id])
    return found.map(({ id }) => id)
  })
}

/**
 * Removes bytes of the current company without a row, a day after they were written, and logs rows
 * without bytes.
 */
export async function removeStrayBytes(signal?: AbortSignal): Promise<void> {
  await removeStaged()
  const { strays, lost } = await compareBytes()
  for (const { id, changedAt } of strays) {
    if (signal?.aborted) return
    if (changedAt < dayAgo()) await removeBytes(id)
  }
  if (lost.length)
    logger.error({ tenant: Current.tenant.publicId, files: lost }, 'The bytes of files are lost')
}

/**
 * Bytes without a row, and ids of rows without bytes, of the current company. Rows that are younger
 * than the beginning are left out: their bytes may be missing in the list.
 */
export async function compareBytes() {
  const begun = sqlInstant(clock.now())
  const stored = new Map<string, Date>()
  for await (const { id, changedAt } of bytesOf(Current.tenant.publicId)) stored.set(id, changedAt)
  const known = await rows<{ id: string; isOld: number }>(
    'SELECT id, created_at < ? AS isOld FROM files WHERE tenant_id = ?',
    [begun, Current.tenantId]
  )
  const ids = new Set(known.map(({ id }) => id))
  return {
    strays: [...stored]
      .filter(([id]) => !ids.has(id))
      .map(([id, changedAt]) => ({ id, changedAt })),
    lost: known.filter(({ id, isOld }) => isOld && !stored.has(id)).map(({ id }) => id),
  }
}

/** Uploads that a process has left when it died. */
async function removeStaged() {
  const folder = storagePath('uploads', Current.tenant.publicId)
  for (const name of await readdir(folder).catch(() => [])) {
    const path = join(folder, name)
    const { mtime } = await stat(path).catch(() => ({ mtime: clock.now() }))
    if (mtime < dayAgo()) await rm(path, { force: true })
  }
}
