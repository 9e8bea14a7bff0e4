/** Uploaded files: one folder per tenant, named by the import, removed after its end. */
import { mkdir, open, rm, type FileHandle } from 'node:fs/promises'
import { join } from 'node:path'
import { Current } from '#core/context/current'
import { storagePath } from '#core/primitives/storage_path'

export const root = () => storagePath('imports')
const folder = () => join(root(), Current.tenant.publicId)

export const pathOf = (importId: string) => join(folder(), importId)

/** The order of rows, where it differs from the file's. */
export const orderPathOf = (importId: string) => `${pathOf(importId)}.order`

/** The line of each row, four bytes per row. */
export const linesPathOf = (importId: string) => `${pathOf(importId)}.lines`

export async function createFile(importId: string): Promise<FileHandle> {
  await mkdir(folder(), { recursive: true, mode: 0o700 })
  return open(pathOf(importId), 'wx+', 0o600)
}

export const removeFile = (importId: string) => rm(pathOf(importId), { force: true })
