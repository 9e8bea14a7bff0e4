/** Where exported files lie: one folder a tenant, named by the export. */
import { mkdir, rename, rm } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import app from '@adonisjs/core/services/app'
import { Current } from '#core/current'
import env from '#start/env'

const folder = () => join(resolve(app.makePath(), env.get('STORAGE_PATH') ?? 'storage', 'exports'), Current.tenant.publicId)

export const pathOf = (exportId: string) => join(folder(), exportId)

/** The file is written by `write` under another name, and is there once it is whole. */
export async function putFile(exportId: string, write: (path: string) => Promise<void>) {
  const path = pathOf(exportId)
  const unfinished = `${path}.part`
  await mkdir(folder(), { recursive: true, mode: 0o700 })

  try {
    await write(unfinished)
    await rename(unfinished, path)
  } finally {
    await rm(unfinished, { force: true })
  }
}

export const removeFile = (exportId: string) => rm(pathOf(exportId), { force: true })
