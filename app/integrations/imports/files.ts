/**
 * Uploaded files: a folder per tenant, named by the import. They are removed when the import has
 * ended.
 */
import { mkdir, open, rm, type FileHandle } from 'node:fs/promises'
import { join } from 'node:path'
import { Current } from '#core/context/current'
import { storagePath } from '#core/primitives/storage_path'

/** It has a folder for each company, by its public id. */
export const root = () => storagePath('imports')
const folder = () => join(root(), Current.tenant.publicId)

/** The file of the current company. */
export const pathOf = (importId: string) => join(folder(), importId)

/** The order of rows, where it differs from the file's. */
export const orderPathOf = (importId: string) => `${pathOf(importId)}.order`

/** The lines on which rows begin, four bytes per row. */
export const linesPathOf = (importId: string) => `${pathOf(importId)}.lines`

/** A new file for an import of the current tenant. */
export async function createFile(importId: string): Promise<FileHandle> {
  await mkdir(folder(), { recursive: true, mode: 0o700 })
  return open(pathOf(importId), 'wx+', 0o600)
}

/** Writes all bytes: a nearly full disk takes a part without an error. */
export async function writeWhole(file: FileHandle, bytes: Buffer) {
  for (let at = 0; at < bytes.length;) at += (await file.write(bytes, at)).bytesWritten
}

export const removeFile = (importId: string) => rm(pathOf(importId), { force: true })
