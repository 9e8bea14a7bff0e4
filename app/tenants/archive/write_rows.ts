/** Writes the rows of an archive into a tenant that is still shut off. */
import { Current } from '#core/context/current'
import { execute, rows } from '#core/database/query'
import { invalid } from '#core/errors/refusal'
import { encrypt } from '#core/primitives/secrets'
import { name } from '#core/database/sql'
import { references, tenantTables } from '#core/database/tenant_tables'
import { transaction } from '#core/database/transaction/transaction'
import { deferInsert } from '#core/database/transaction/writes'
import { discardWrites } from '#core/database/transaction/writes'
import { FILE_BYTES, FileBytesWriter } from '#tenants/archive/file_bytes'
import type { Archive, Batch } from '#tenants/archive/archive'

/** One transaction per batch; encrypted columns get this installation's key. */
export async function writeRows(archive: Archive, onRows: (count: number) => Promise<unknown>) {
  const encrypted = new Map(
    (await tenantTables()).map(({ name, columns }) => [
      name,
      columns.filter(({ isEncrypted }) => isEncrypted).map((column) => column.name),
    ])
  )

  const bytes = new FileBytesWriter()
  try {
    for await (const batch of archive.batches()) {
      if (batch.table === FILE_BYTES) await bytes.take(batch.rows)
      else await writeBatch(batch, encrypted, archive)
      await onRows(batch.rows.length)
    }
    await bytes.finish()
  } catch (error) {
    await bytes.discard()
    throw error
  }
  await mustReferToEachOther()
}

async function writeBatch(batch: Batch, encrypted: Map<string, string[]>, archive: Archive) {
  const here = rowsOf(batch, (value, column) =>
    value !== null && encrypted.get(batch.table)!.includes(column)
      ? encrypt(archive.key.open(String(value)))
      : value
  )
  await transaction(() => beforeTheirReferences(async () => deferInsert(batch.table, here)))
}

function rowsOf({ columns, rows }: Batch, here: (value: unknown, column: string) => unknown) {
  return rows.map((row) =>
    Object.fromEntries([
      ['tenant_id', Current.tenantId],
      ...columns.map((column, index) => [column, here(row[index], column)]),
    ])
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
