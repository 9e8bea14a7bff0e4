/**
 * The worker's job `exports/run`: reads a list for about a second, adds it to the file, then goes back to the end of the
 * queue, so that nobody waits behind a long one. A killed worker's job goes on behind the last rows that were committed.
 */
import logger from '@adonisjs/core/services/logger'
import { csvLine } from '#core/csv'
import { Current, SYSTEM } from '#core/current'
import { exportableOf } from '#core/exports'
import { refusalFrom } from '#core/refusals'
import { addSlice, failExport, type Slice } from '#integrations/exports/add_slice'
import { removeUnfinished } from '#integrations/exports/files'
import Export from '#integrations/models/export'

const SLICE_MS = 1_000

/** The most of a file that is in memory. */
const MOST_BYTES = 4 * 1024 * 1024

/** How often an error of ours is tried again before the export fails by it. */
const ATTEMPTS = 5

type Asked = { data: { exportId: string }; attempt: number; signal: AbortSignal; finish: () => Promise<void> }

/** What fails for a moment is thrown, and tried again; after the last attempt the export has failed. */
export async function runExport({ data: { exportId }, attempt, signal, finish }: Asked) {
  const one = await Export.find(exportId)
  if (one?.status !== 'QUEUED') return removeUnfinished(exportId)

  try {
    await addSlice(one, await asRequester(one, () => readSlice(one, signal)), finish)
  } catch (error: any) {
    if (refusalFrom(error)?.status === 503 || attempt < ATTEMPTS) throw error
    logger.error({ err: error, exportId }, 'An export has failed')
    await failExport(exportId, 'Something went wrong here. It has been noted; ask for the export again', finish)
  }
}

/** It reads what whoever asked for it may see, and no more. */
function asRequester<T>({ scopes }: Export, work: () => Promise<T>): Promise<T> {
  const actor = { ...SYSTEM, scopes: scopes.includes('all') ? ('all' as const) : new Set(scopes), isSuperAdmin: false }
  return Current.run({ tenant: Current.tenant, actor }, work)
}

async function readSlice({ resource, format, filters, position, reached }: Export, signal: AbortSignal): Promise<Slice> {
  const { list } = exportableOf(resource)
  const columns = list.fieldsOf(filters)
  const slice: Slice = { parts: [], bytes: 0, rows: 0, reached }
  const add = (text: string) => {
    const part = Buffer.from(text)
    if (part.length) slice.parts.push(part)
    slice.bytes += part.length
  }
  const line = (record: Record<string, unknown>) => (format === 'csv' ? csvLine(columns.map((column) => cellOf(record[column]))) : `${JSON.stringify(record)}\n`)

  if (format === 'csv' && !Number(position)) add(csvLine(columns))
  for (const until = performance.now() + SLICE_MS; ; ) {
    const { data, next } = await list.batch(filters, slice.reached ?? undefined)
    add(data.map(line).join(''))
    slice.rows += data.length
    slice.reached = next ?? null
    if (!next || performance.now() > until || slice.bytes > MOST_BYTES || signal.aborted) return slice
  }
}

/** What is no single value, such as the lines of an invoice, stands in its cell as JSON. */
const cellOf = (value: any) => (value !== null && typeof value === 'object' ? JSON.stringify(value) : value)
