/** The worker's job `exports/run`: a list, whole, into a file, a batch at a time. A killed worker's job begins anew. */
import { createWriteStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { clock } from '#core/clock'
import { csvLine } from '#core/csv'
import { Current, SYSTEM } from '#core/current'
import { exportableOf } from '#core/exports'
import { announce } from '#core/outbox'
import { transaction } from '#core/transaction'
import { exportLifecycle } from '#integrations/exports/export_lifecycle'
import { pathOf, putFile, removeFile } from '#integrations/exports/files'
import Export from '#integrations/models/export'

const KEPT_FOR_MS = 7 * 86_400_000

type Batches = AsyncIterable<Record<string, any>[]>
type Asked = { data: { exportId: string }; signal: AbortSignal; finish: () => Promise<void> }

export async function runExport({ data: { exportId }, signal, finish }: Asked) {
  const one = await Export.find(exportId)
  if (one?.status !== 'QUEUED') return

  let count = 0
  const counted = async function* (batches: Batches) {
    for await (const batch of batches) {
      count += batch.length
      yield batch
    }
  }
  await putFile(exportId, (path) => asRequester(one, () => pipeline(Readable.from(lines(one, counted)), createWriteStream(path, { mode: 0o600 }), { signal })))
  await transaction(() => complete(exportId, count, finish))
}

/** It reads what whoever asked for it may see, and no more. */
function asRequester<T>({ scopes }: Export, work: () => Promise<T>): Promise<T> {
  const actor = { ...SYSTEM, scopes: scopes.includes('all') ? ('all' as const) : new Set(scopes), isSuperAdmin: false }
  return Current.run({ tenant: Current.tenant, actor }, work)
}

async function* lines({ resource, format, filters }: Export, counted: (batches: Batches) => Batches): AsyncGenerator<string> {
  const { list } = exportableOf(resource)
  const columns = Object.keys(list.record.fields)
  if (format === 'csv') yield csvLine(columns)

  for await (const batch of counted(list.all(filters))) {
    yield batch.map((record) => (format === 'csv' ? csvLine(columns.map((column) => cellOf(record[column]))) : `${JSON.stringify(record)}\n`)).join('')
  }
}

/** What is no single value, such as the lines of an invoice, stands in its cell as JSON. */
const cellOf = (value: any) => (value !== null && typeof value === 'object' ? JSON.stringify(value) : value)

async function complete(exportId: string, rows: number, finish: () => Promise<void>) {
  await finish()
  const one = await Export.query().where('id', exportId).forUpdate().firstOrFail()
  if (one.status !== 'QUEUED') return removeFile(exportId)

  const now = clock.now()
  const { size } = await stat(pathOf(exportId))
  await one.merge({ status: exportLifecycle.next('complete', one.status), rows, fileSize: size, finishedAt: now.toISOString(), expiresAt: new Date(now.getTime() + KEPT_FOR_MS).toISOString() }).save()
  await announce('export.completed', { exportId })
}
