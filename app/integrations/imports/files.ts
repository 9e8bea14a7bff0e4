/**
 * Where uploaded files lie: one folder a tenant, named by the import. They go when the import has
 * ended.
 */
import { mkdir, open, rm, type FileHandle } from 'node:fs/promises'
import { join } from 'node:path'
import { Current } from '#core/context/current'
import { storagePath } from '#core/primitives/storage_path'

/** With a folder for each company in it, by its public id. */
export const root = () => storagePath('imports')
const folder = () => join(root(), Current.tenant.publicId)

/** Of the current company. */
export const pathOf = (importId: string) => join(folder(), importId)

/** The order in which its rows are read, where that is not the file's own. */
export const orderPathOf = (importId: string) => `${pathOf(importId)}.order`

/** The lines on which its rows begin, four bytes a row. */
export const linesPathOf = (importId: string) => `${pathOf(importId)}.lines`

/** A new file for an import of the current tenant. */
export async function createFile(importId: string): Promise<FileHandle> {
  await mkdir(folder(), { recursive: true, mode: 0o700 })
  return open(pathOf(importId), 'wx+', 0o600)
}

/**
 * All of these bytes: a disk that is nearly full takes a part of them without a word, and refuses
 * the rest.
 */
export async function writeWhole(file: FileHandle, bytes: Buffer) {
  for (let at = 0; at < bytes.length;) at += (await file.write(bytes, at)).bytesWritten
}

/** One that is not there is none to remove. */
export const removeFile = (importId: string) => rm(pathOf(importId), { force: true })
