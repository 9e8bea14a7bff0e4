/** Files of exports, one folder per tenant; unfinished files end in `.part`. */
import { mkdir, open, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { Current } from '#core/context/current'
import { storagePath } from '#core/primitives/storage_path'
import { columnsOfExport } from '#integrations/exports/table'
import { writeWorkbook } from '#integrations/exports/workbook'
import type Export from '#integrations/models/export'

export const root = () => storagePath('exports')
const folder = () => join(root(), Current.tenant.publicId)

/** The finished file of an export of the current company. */
export const pathOf = (exportId: string) => join(folder(), exportId)

const unfinished = (exportId: string) => `${pathOf(exportId)}.part`

/** Writes at byte `position` and truncates the rest; false when the file is shorter. */
export async function addToFile(
  exportId: string,
  position: number,
  parts: readonly Buffer[]
): Promise<boolean> {
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

const workbook = (exportId: string) => `${pathOf(exportId)}.xlsx.part`

/** Makes the workbook of an export whose rows are all written, and returns its size in bytes. */
export async function makeWorkbook(one: Export): Promise<number> {
  await writeWorkbook(columnsOfExport(one), one.resource, unfinished(one.id), workbook(one.id))
  return (await stat(workbook(one.id))).size
}

export async function finishFile(exportId: string, format: string) {
  if (format !== 'xlsx') return rename(unfinished(exportId), pathOf(exportId))
  await rename(workbook(exportId), pathOf(exportId))
  await rm(unfinished(exportId), { force: true })
}

export async function removeFile(exportId: string) {
  await rm(pathOf(exportId), { force: true })
  await removeUnfinished(exportId)
}

export async function removeUnfinished(exportId: string) {
  await rm(unfinished(exportId), { force: true })
  await rm(workbook(exportId), { force: true })
}
