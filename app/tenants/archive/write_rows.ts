/** Writes the rows of an archive into a tenant that is still shut off. */
import { Current } from '#core/context/current'
import { execute, rows } from '#core/database/query'
import { invalid } from '#core/errors/refusal'
import { encrypt } from '#core/primitives/secrets'
import type { ArchivePart } from '#core/context/domain'
import { name, type Row } from '#core/database/sql'
import { references, tenantTables } from '#core/database/tenant_tables'
import { transaction } from '#core/database/transaction/transaction'
import { deferInsert } from '#core/database/transaction/writes'
import { discardWrites } from '#core/database/transaction/writes'
import { FILE_BYTES, FileBytesWriter } from '#tenants/archive/file_bytes'
import { archiveParts, isLeftEmpty } from '#tenants/archive/parts'
import type { Archive, Batch } from '#tenants/archive/archive'

/** Rows of an archive that are not rows of a tenant's table, by the part of their domain. */
export type PartRows = { part: ArchivePart; rows: Row[] }[]

/**
 * One transaction per batch; encrypted columns get this installation's key. Returns what parts of
 * the archive take when it is complete.
 */
export async function writeRows(
  archive: Archive,
  onRows: (count: number) => Promise<unknown>
): Promise<PartRows> {
  const parts = (await archiveParts()).map((part) => ({ part, rows: [] as Row[] }))
  const encrypted = await encryptedColumns(parts)

  const bytes = new FileBytesWriter()
  try {
    for await (const batch of archive.batches()) {
      if (batch.table === FILE_BYTES) await bytes.take(batch.rows)
      else await writeBatch(batch, { archive, parts, encrypted })
      await onRows(batch.rows.length)
    }
    await bytes.finish()
  } catch (error) {
    await bytes.discard()
    throw error
  }
  await mustReferToEachOther()
  return parts
}

type Target = { archive: Archive; parts: PartRows; encrypted: Map<string, string[]> }

/** Rows of a part are collected, rows of a table are written. */
async function writeBatch(batch: Batch, { archive, parts, encrypted }: Target) {
  const isEmpty = isLeftEmpty(
    parts.map(({ part }) => part),
    batch.table
  )
  const here = rowsOf(batch, (value, column) => {
    if (value === null || isEmpty({ name: column })) return null
    return encrypted.get(batch.table)!.includes(column)
      ? encrypt(archive.key.open(String(value)))
      : value
  })
  const kept = parts.find(({ part }) => part.name === batch.table)
  if (kept) return void kept.rows.push(...here)

  const owned = here.map((row) => ({ tenant_id: Current.tenantId, ...row }))
  await transaction(() => beforeTheirReferences(async () => deferInsert(batch.table, owned)))
}

async function encryptedColumns(parts: PartRows): Promise<Map<string, string[]>> {
  const tables = [
    ...(await tenantTables()),
    ...(await Promise.all(
      parts.map(async ({ part }) => ({ name: part.name, columns: await part.columns() }))
    )),
  ]
  return new Map(
    tables.map((table) => [
      table.name,
      table.columns.filter(({ isEncrypted }) => isEncrypted).map((column) => column.name),
    ])
  )
}

function rowsOf(
  { columns, rows }: Batch,
  here: (value: unknown, column: string) => unknown
): Row[] {
  return rows.map((row) =>
    Object.fromEntries(columns.map((column, index) => [column, here(row[index], column)]))
  )
}

/** Tables come by name, so rows may reference later ones: references are checked at the end. */
async function beforeTheirReferences(work: () => Promise<unknown>) {
  await execute('SET SESSION foreign_key_checks = 0')
  try {
    await work()
    await execute('SET SESSION foreign_key_checks = 1')
  } catch (error) {
    await discardWrites()
    await execute('SET SESSION foreign_key_checks = 1')
    throw error
  }
}

async function mustReferToEachOther() {
  for (const { table, column, to, key } of await references()) {
    const [stray] = await rows(
      `SELECT 1 AS found FROM ${name(table)} c LEFT JOIN ${name(to)} p ON p.tenant_id = c.tenant_id AND p.${name(key)} = c.${name(column)} WHERE c.tenant_id = ? AND c.${name(column)} IS NOT NULL AND p.tenant_id IS NULL LIMIT 1`,
      [Current.tenantId]
    )
    if (stray)
      throw invalid(
        'archive',
        'INVALID',
        `The archive is incomplete: a row of ${table} refers by ${column} to a missing row of ${to}`
      )
  }
}
