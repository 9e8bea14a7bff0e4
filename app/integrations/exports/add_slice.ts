/**
 * Adds a slice to an export: its bytes, and how far it has come by them, together with the end of
 * the job.
 */
import { clock } from '#core/primitives/clock'
import { Current } from '#core/context/current'
import { execute } from '#core/database/query'
import { announce, later } from '#core/jobs/outbox'
import { transaction } from '#core/database/transaction/transaction'
import { exportLifecycle } from '#integrations/exports/export_lifecycle'
import { addToFile, finishFile, removeUnfinished } from '#integrations/exports/files'
import Export from '#integrations/models/export'

/**
 * Rows as they stand in the file; `reached` is the place in the list after them, null at its end.
 * `size` is that of a file that was made of the rows.
 */
export type Slice = {
  parts: Buffer[]
  bytes: number
  rows: number
  reached: string | null
  size?: number
}

/** In `reached`: all rows are in the file, of which a workbook is to be made. */
export const ROWS_ARE_WRITTEN = '#rows-are-written'

/** The file is kept for so long. */
const KEPT_FOR_MS = 7 * 86_400_000

/**
 * The job itself is what goes on: of two workers with the same slice the second finds it done, and
 * touches no file.
 */
export async function addSlice(
  { id, position, written }: Export,
  slice: Slice,
  finish: () => Promise<void>
) {
  await transaction(async () => {
    await finish()
    const one = await Export.query().where('id', id).forUpdate().firstOrFail()
    if (one.status !== 'QUEUED') return removeUnfinished(id)

    const from = Number(position)
    if (!(await addToFile(id, from, slice.parts)))
      return again(id, { position: 0, written: 0, reached: null })
    const now = {
      position: from + slice.bytes,
      written: written + slice.rows,
      reached: slice.reached,
    }
    return slice.reached === null
      ? complete(one, { ...now, position: slice.size ?? now.position })
      : again(id, now)
  })
}

/** The file begins anew when the part before is gone, such as with a disk. */
async function again(
  exportId: string,
  { position, written, reached }: { position: number; written: number; reached: string | null }
) {
  await execute(
    'UPDATE exports SET position = ?, written = ?, reached = ? WHERE tenant_id = ? AND id = ?',
    [position, written, reached, Current.tenantId, exportId]
  )
  await later('exports', 'run', { exportId })
}

async function complete(one: Export, { position, written }: { position: number; written: number }) {
  await finishFile(one.id, one.format)
  const now = clock.now()
  await one
    .merge({
      status: exportLifecycle.next('complete', one.status),
      rows: written,
      fileSize: position,
      reached: null,
      finishedAt: now.toISOString(),
      expiresAt: new Date(now.getTime() + KEPT_FOR_MS).toISOString(),
    })
    .save()
  await announce('export.completed', { exportId: one.id })
}

/**
 * The export ends with a sentence for who asked for it, together with the job; what was written of
 * it is removed. One that was cancelled stays so.
 */
export async function failExport(exportId: string, error: string, finish: () => Promise<void>) {
  await transaction(async () => {
    await finish()
    const one = await Export.query().where('id', exportId).forUpdate().firstOrFail()
    if (one.status === 'QUEUED')
      await one
        .merge({
          status: exportLifecycle.next('fail', one.status),
          error,
          finishedAt: clock.now().toISOString(),
        })
        .save()
  })
  await removeUnfinished(exportId)
}
