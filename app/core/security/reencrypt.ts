/** Encrypts secrets of the database under today's APP_KEY, after a change of that key. */
import { Current } from '#core/context/current'
import { execute } from '#core/database/query'
import { decrypt, encrypt, isOfToday } from '#core/primitives/secrets'
import { name, type Row } from '#core/database/sql'
import { batchesOf } from '#core/database/tenant_rows'
import { tenantTables, type TenantTable } from '#core/database/tenant_tables'

/**
 * Returns how many values of the current tenant it renewed. A value that changes meanwhile is
 * skipped: its new version is under today's key.
 */
export async function renewSecrets(): Promise<number> {
  let renewed = 0
  for (const table of (await tenantTables()).filter(({ columns }) =>
    columns.some(({ isEncrypted }) => isEncrypted)
  )) {
    const secrets = table.columns
      .filter(({ isEncrypted }) => isEncrypted)
      .map((column) => column.name)
    for await (const batch of batchesOf({
      ...table,
      columns: table.columns.filter(
        (column) => column.isEncrypted || table.key.includes(column.name)
      ),
    })) {
      for (const row of batch)
        for (const column of secrets) renewed += await renew(table, row, column)
    }
  }
  return renewed
}

async function renew({ name: table, key }: TenantTable, row: Row, column: string): Promise<number> {
  const sealed = row[column] as Buffer | null
  if (sealed === null || isOfToday(sealed)) return 0

  const where = ['tenant_id', ...key, column].map((one) => `${name(one)} = ?`).join(' AND ')
  return execute(`UPDATE ${name(table)} SET ${name(column)} = ? WHERE ${where}`, [
    encrypt(decrypt(sealed)),
    Current.tenantId,
    ...key.map((one) => row[one]),
    sealed,
  ])
}
