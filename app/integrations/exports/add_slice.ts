/** Adds rows and progress to an export, in the transaction that ends the job. */
import { clock } from '#core/primitives/clock'
import { Current } from '#core/context/current'
import { execute } from '#core/database/query'
import { announce, later } from '#core/jobs/outbox'
import { transaction } from '#core/database/transaction/transaction'
import { exportLifecycle } from '#integrations/exports/export_lifecycle'
import { addToFile, finishFile, removeUnfinished } from '#integrations/exports/files'
import Export from '#integrations/models/export'

/** Rows as text; `reached` is the cursor after them, null at the end; `size` is a workbook's. */
export type Slice = {
  parts: Buffer[]
  bytes: number
  rows: number
  reached: string | null
  size?: number
}

/** Value of `reached` when all rows are written and the workbook is still to be made. */
export const ROWS_ARE_WRITTEN = '#rows-are-written'

const KEPT_FOR_MS = 7 * 86_400_000

/** `finish` comes first: a second worker with this slice fails there and leaves the file alone. */
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

/** The file starts again when its earlier part is gone, for instance with a disk. */
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

/** Fails the export together with its job, and removes its file; a cancelled one stays so. */
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
