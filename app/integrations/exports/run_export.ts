/**
 * Job `exports/run`: reads a list for about a second, then queues itself again, so that others get
 * their time. After a crash it continues after the last committed rows.
 */
import logger from '@adonisjs/core/services/logger'
import { Current, SYSTEM } from '#core/context/current'
import { exportableOf, rowsOf } from '#core/resources/exportable'
import { refusalFrom } from '#core/errors/refusal'
import { addSlice, failExport, ROWS_ARE_WRITTEN, type Slice } from '#integrations/exports/add_slice'
import { makeWorkbook, removeUnfinished } from '#integrations/exports/files'
import { rowWriter } from '#integrations/exports/row_writer'
import Export from '#integrations/models/export'

const SLICE_MS = 1_000

/** Bytes of a slice in memory. */
const MOST_BYTES = 4 * 1024 * 1024

/** Attempts at an unexpected error before the export fails. */
const ATTEMPTS = 5

type Asked = {
  data: { exportId: string }
  attempt: number
  signal: AbortSignal
  finish: () => Promise<void>
}

/** Rethrows transient errors for a retry; fails the export after the last attempt. */
export async function runExport({ data: { exportId }, attempt, signal, finish }: Asked) {
  const one = await Export.find(exportId)
  if (one?.status !== 'QUEUED') return removeUnfinished(exportId)

  try {
    const size = one.reached === ROWS_ARE_WRITTEN ? await makeWorkbook(one) : undefined
    const slice = size === undefined ? await asRequester(one, () => readSlice(one, signal)) : null
    await addSlice(one, slice ?? { parts: [], bytes: 0, rows: 0, reached: null, size }, finish)
  } catch (error: any) {
    if (refusalFrom(error)?.status === 503 || attempt < ATTEMPTS) throw error
    await failExport(
      exportId,
      'Something went wrong here. It has been noted; ask for the export again',
      finish
    )
    // Not before: `finish` throws when another worker has done the job, and nothing has failed.
    logger.error({ err: error, exportId }, 'An export has failed')
  }
}

/** Reads with the requester's scopes. */
function asRequester<T>({ scopes }: Export, work: () => Promise<T>): Promise<T> {
  const actor = {
    ...SYSTEM,
    scopes: scopes.includes('all') ? ('all' as const) : new Set(scopes),
    isSuperAdmin: false,
  }
  return Current.run({ tenant: Current.tenant, actor }, work)
}

async function readSlice(one: Export, signal: AbortSignal): Promise<Slice> {
  const { resource, format, filters, position, reached } = one
  const exportable = exportableOf(resource)
  const writer = rowWriter(one)
  const slice: Slice = { parts: [], bytes: 0, rows: 0, reached }
  const add = (text: string) => {
    const part = Buffer.from(text)
    if (part.length) slice.parts.push(part)
    slice.bytes += part.length
  }

  if (!Number(position)) add(writer.head)
  for (const until = performance.now() + SLICE_MS; ;) {
    const { data, next } = await exportable.list.batch(filters, slice.reached ?? undefined)
    const rows = data.flatMap((record) => rowsOf(exportable, record))
    add(rows.map(writer.textOf).join(''))
    slice.rows += rows.length
    slice.reached = next ?? (format === 'xlsx' ? ROWS_ARE_WRITTEN : null)
    if (!next || performance.now() > until || slice.bytes > MOST_BYTES || signal.aborted)
      return slice
  }
}
