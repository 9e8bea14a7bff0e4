/** Where uploaded files lie: one folder a tenant, named by the import. They go when the import has ended. */
import { mkdir, open, readdir, rm, stat, type FileHandle } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import app from '@adonisjs/core/services/app'
import env from '#start/env'
import { Current } from '#core/current'

const root = () => resolve(app.makePath(), env.get('STORAGE_PATH') ?? 'storage', 'imports')
const folder = () => join(root(), Current.tenant.publicId)

export const pathOf = (importId: string) => join(folder(), importId)

/** The order in which its rows are read, where that is not the file's own. */
export const orderPathOf = (importId: string) => `${pathOf(importId)}.order`

/** A new file for an import of the current tenant. */
export async function createFile(importId: string): Promise<FileHandle> {
  await mkdir(folder(), { recursive: true, mode: 0o700 })
  return open(pathOf(importId), 'wx+', 0o600)
}

/** All of these bytes: a disk that is nearly full takes a part of them without a word, and refuses the rest. */
export async function writeWhole(file: FileHandle, bytes: Buffer) {
  for (let at = 0; at < bytes.length; ) at += (await file.write(bytes, at)).bytesWritten
}

export const removeFile = (importId: string) => rm(pathOf(importId), { force: true })

/** Every file that was written to last before `since`, with its tenant's public id and its import. */
export async function* filesBefore(since: Date): AsyncGenerator<{ tenantPublicId: string; importId: string; path: string }> {
  for (const tenantPublicId of await namesIn(root())) {
    for (const name of await namesIn(join(root(), tenantPublicId))) {
      const path = join(root(), tenantPublicId, name)
      const { mtime } = await stat(path).catch(() => ({ mtime: new Date() }))
      if (mtime < since) yield { tenantPublicId, importId: name.split('.')[0], path }
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
