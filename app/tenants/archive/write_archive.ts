/** Writes a tenant, as of one moment, to an archive, in batches that keep memory flat. */
import { createWriteStream } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import { once } from 'node:events'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { clock } from '#core/primitives/clock'
import { Current } from '#core/context/current'
import { isPassing, repeated } from '#core/database/errors_and_retries'
import { atOneMoment, rows } from '#core/database/query'
import { decrypt } from '#core/primitives/secrets'
import { batchesOf, selected } from '#core/database/tenant_rows'
import { columnsOf, schemaVersion, tenantTables, type Column } from '#core/database/tenant_tables'
import { type ArchiveKey } from '#tenants/archive/archive_key'
import { COLUMNS, FILE_BYTES, partsOfFiles } from '#tenants/archive/file_bytes'
import {
  FORMAT,
  FORMAT_VERSION,
  LEFT_BEHIND,
  OF_THE_PLACE,
  type Manifest,
} from '#tenants/archive/format'

/** Counts of tables that are not exported would be wrong elsewhere. */
const WHAT_TRAVELS = `name NOT IN (${Object.keys(LEFT_BEHIND)
  .map((table) => `'${table}'`)
  .join()})`

type Put = (lines: readonly unknown[]) => Promise<void>

type Written = { rows: Record<string, number>; owed: number }

type OnTable = (table: string, rows: number) => void

/**
 * Renames `file` into place once complete. A lost connection restarts at the first line, however
 * late it is lost.
 */
export const writeArchive = (
  file: string,
  key: ArchiveKey,
  onTable: OnTable = () => {}
): Promise<Written> => repeated(() => atOneMoment(() => write(file, key, onTable)), isPassing)

async function write(file: string, key: ArchiveKey, onTable: OnTable): Promise<Written> {
  const unfinished = `${file}.part`
  const gzip = createGzip()
  const written = pipeline(gzip, createWriteStream(unfinished, { mode: 0o600, flush: true }))
  written.catch(() => {})
  const coder = key.coder()

  const put: Put = async (lines) => {
    const text = lines.map((line) => `${JSON.stringify(line)}\n`).join('')
    coder.update(text)
    if (!gzip.write(text)) await Promise.race([once(gzip, 'drain'), written])
  }
  try {
    const found = await putTenant(key, put, onTable)
    gzip.end(`${JSON.stringify({ rows: found.rows, code: coder.digest('base64') })}\n`)
    await written
    await rename(unfinished, file)
    return found
  } catch (error) {
    gzip.destroy()
    await written.catch(() => {})
    await rm(unfinished, { force: true })
    throw error
  }
}

async function putTenant(key: ArchiveKey, put: Put, onTable: OnTable): Promise<Written> {
  const tables = (await tenantTables()).filter((table) => !(table.name in LEFT_BEHIND))
  await put([await manifest(key)])

  const counts: Written['rows'] = {}
  for (const table of tables) {
    counts[table.name] = 0
    for await (const batch of batchesOf(
      table,
      table.name === 'record_counts' ? WHAT_TRAVELS : undefined
    )) {
      if (!counts[table.name])
        await put([{ table: table.name, columns: table.columns.map((column) => column.name) }])
      await put(
        batch.map((row) => table.columns.map((column) => portable(row[column.name], column, key)))
      )
      onTable(table.name, (counts[table.name] += batch.length))
    }
  }
  counts[FILE_BYTES] = 0
  for await (const part of partsOfFiles(tables)) {
    if (!counts[FILE_BYTES]) await put([{ table: FILE_BYTES, columns: COLUMNS }])
    await put([part])
    onTable(FILE_BYTES, ++counts[FILE_BYTES])
  }
  const [{ owed }] = await rows(
    'SELECT COUNT(*) AS owed FROM outbox_messages WHERE tenant_id = ?',
    [Current.tenantId]
  )
  return { rows: counts, owed: Number(owed) }
}

async function manifest(key: ArchiveKey): Promise<Manifest> {
  const columns = (await columnsOf('tenants')).filter(
    (column) => !OF_THE_PLACE.includes(column.name)
  )
  const [tenant] = await rows(`SELECT ${selected(columns)} FROM tenants WHERE id = ?`, [
    Current.tenantId,
  ])
  return {
    format: FORMAT,
    formatVersion: FORMAT_VERSION,
    schema: await schemaVersion(),
    madeAt: clock.now().toISOString(),
    tenant: tenant as Manifest['tenant'],
    salt: key.salt,
    check: key.check(),
  }
}

function portable(value: unknown, column: Column, key: ArchiveKey) {
  return column.isEncrypted && value !== null ? key.seal(decrypt(value as Buffer)) : value
}
