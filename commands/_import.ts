/** Imports that a terminal waits for. Import it once the application runs. */
import { createWriteStream } from 'node:fs'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import { Current } from '#core/context/current'
import { rows } from '#core/database/query'
import { lockOrFail } from '#core/endpoints/operations'
import { aliveWorkers } from '#core/jobs/queues'
import { transaction } from '#core/database/transaction/transaction'
import { endImport } from '#integrations/imports/actions/end_import'
import { errorLines } from '#integrations/imports/error_lines'
import { hasEnded, type ImportState } from '#integrations/imports/import_lifecycle'
import Import from '#integrations/models/import'
import { runWorker, type RunningWorker } from '#worker/run'

const LOOK_MS = 200
const LOOKS_BETWEEN_WORKERS = 5
const PATIENCE_MS = 10_000

/** Waits for the end, in this process if no worker takes imports. `givenUp` cancels the import. */
export async function ended(
  importId: string,
  givenUp: AbortSignal,
  look: (one: Import) => void
): Promise<Import> {
  let own: RunningWorker | undefined
  try {
    for (let looks = 0; ; looks++) {
      if (givenUp.aborted) return await cancelled(importId)
      if (!own && looks % LOOKS_BETWEEN_WORKERS === 0 && !(await isServed()))
        own = runWorker({ queues: ['imports'], schedule: [] })
      const one = await Import.findOrFail(importId)
      look(one)
      if (hasEnded(one.status as ImportState)) return one
      await sleep(LOOK_MS, undefined, { signal: givenUp }).catch(() => {})
    }
  } finally {
    await own?.stop(PATIENCE_MS)
  }
}

const isServed = async () => (await aliveWorkers()).some(({ queues }) => queues.includes('imports'))

async function cancelled(importId: string) {
  await transaction(async () => {
    const one = await lockOrFail(Import, importId)
    if (!hasEnded(one.status as ImportState)) await endImport(one, 'cancel')
  })
  return Import.findOrFail(importId)
}

type Failing = { rows: number; field: string; code: string; first: number; message: string }

/** Errors by field and code, the most frequent first. */
export async function failings(importId: string): Promise<Failing[]> {
  const found = await rows(
    'SELECT COUNT(*) AS `rows`, field, code, MIN(`row`) AS first, MIN(message) AS message FROM import_errors WHERE tenant_id = ? AND import_id = ? GROUP BY field, code ORDER BY `rows` DESC, first LIMIT 20',
    [Current.tenantId, importId]
  )
  return found.map(({ rows, field, code, first, message }) => ({
    rows: Number(rows),
    field,
    code,
    first: Number(first),
    message,
  }))
}

/** Writes all row errors as CSV. */
export const writeErrors = (importId: string, path: string) =>
  pipeline(Readable.from(errorLines(importId)), createWriteStream(path))
