/** Row counts and checksums of a company, to show that nothing was left or changed. */
import { rows, selects } from '#core/database/query'
import { Current } from '#core/context/current'
import { tenantTables } from '#core/providers/core_provider'
import type { Company } from '#tests/company'

let known: Promise<Map<string, string>> | undefined

export function contentsOf({ as }: Pick<Company, 'as'>): Promise<Record<string, string>> {
  return as(async () => {
    const checksums = await (known ??= checksumsOfTables())
    const found = await selects(
      [...checksums].map(([table, checksum]) => [
        `SELECT COUNT(*) AS total, ${checksum} AS checksum FROM ${table} WHERE ${table === 'tenants' ? 'id' : 'tenant_id'} = ?`,
        [Current.tenantId],
      ])
    )
    const [{ total }] = await rows('SELECT COUNT(*) AS total FROM tenants')

    return {
      companies: `${total}`,
      ...Object.fromEntries(
        [...checksums.keys()].map((table, nth) => [
          table,
          `${found[nth][0].total} rows ${found[nth][0].checksum}`,
        ])
      ),
    }
  })
}

/** Per table an order-independent checksum over all columns of all rows. */
async function checksumsOfTables() {
  const tables = new Set([...tenantTables(), 'tenants'])
  const columns = await rows<{ tableName: string; columnName: string }>(
    'SELECT table_name AS tableName, column_name AS columnName FROM information_schema.columns WHERE table_schema = DATABASE() ORDER BY table_name, ordinal_position'
  )
  const ofTables = [...Map.groupBy(columns, ({ tableName }) => tableName)].filter(([table]) =>
    tables.has(table)
  )

  return new Map(
    ofTables.map(([table, all]) => [table, checksumOf(all.map(({ columnName }) => columnName))])
  )
}

function checksumOf(columns: readonly string[]) {
  const values = columns.map((name) => `IFNULL(CAST(\`${name}\` AS BINARY), '-')`)
  return `BIT_XOR(CRC32(CONCAT_WS('~', ${values.join(', ')})))`
}
