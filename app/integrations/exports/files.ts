/** Where exported files lie: one folder a tenant, named by the export; what is not whole yet has an ending. */
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import app from '@adonisjs/core/services/app'
import { Current } from '#core/current'
import env from '#start/env'

const root = () => resolve(app.makePath(), env.get('STORAGE_PATH') ?? 'storage', 'exports')
const folder = () => join(root(), Current.tenant.publicId)

export const pathOf = (exportId: string) => join(folder(), exportId)

const unfinished = (exportId: string) => `${pathOf(exportId)}.part`

/** Writes behind byte `position`, in place of what may stand there; answers false when there are fewer bytes than that. */
export async function addToFile(exportId: string, position: number, parts: readonly Buffer[]): Promise<boolean> {
  await mkdir(folder(), { recursive: true, mode: 0o700 })
  const file = await open(unfinished(exportId), 'a', 0o600)
  try {
    if ((await file.stat()).size < position) return false
    await file.truncate(position)
    for (const part of parts) await file.appendFile(part)
    await file.datasync()
    return true
  } finally {
    await file.close()
  }
}

/** The file is whole and has its name from now on. */
export const finishFile = (exportId: string) => rename(unfinished(exportId), pathOf(exportId))

export async function removeFile(exportId: string) {
  await rm(pathOf(exportId), { force: true })
  await removeUnfinished(exportId)
}

export const removeUnfinished = (exportId: string) => rm(unfinished(exportId), { force: true })

/** Every file that was written to last before `since`, whole or not, with its tenant's public id and its export. */
export async function* filesBefore(since: Date): AsyncGenerator<{ tenantPublicId: string; exportId: string; path: string }> {
  for (const tenantPublicId of await namesIn(root())) {
    for (const name of await namesIn(join(root(), tenantPublicId))) {
      const path = join(root(), tenantPublicId, name)
      const { mtime } = await stat(path).catch(() => ({ mtime: new Date() }))
      if (mtime < since) yield { tenantPublicId, exportId: name.split('.')[0], path }
    }
  }
}

async function namesIn(path: string) {
  try {
    return await readdir(path)
  } catch (error: any) {
    if (error.code === 'ENOENT') return []
    throw error
  }
}
