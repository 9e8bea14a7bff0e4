/** The tables that refer to third parties, by the information schema, so that none is forgotten. */
import string from '@adonisjs/core/helpers/string'
import { Current } from '#core/context/current'
import { selects } from '#core/database/query'
import { name } from '#core/database/sql'
import { tenantTables, type TenantTable } from '#core/database/tenant_tables'

const COLUMN = 'third_party_id'

export async function tablesOfThirdParties(): Promise<TenantTable[]> {
  return (await tenantTables()).filter(({ columns }) => columns.some((one) => one.name === COLUMN))
}

export const hasColumn = ({ columns }: TenantTable, column: string) =>
  columns.some((one) => one.name === column)

/**
 * The records of the first table that refer to the third party and are not deleted, in words such as
 * `Journal lines`. Lock the third party first.
 */
export async function usersOf(id: string): Promise<string | undefined> {
  const tables = await tablesOfThirdParties()
  const found = await selects(
    tables.map((table) => [
      `SELECT 1
         FROM ${name(table.name)}
         WHERE tenant_id = ? AND ${COLUMN} = ?${hasColumn(table, 'live') ? ' AND live = 1' : ''}
         LIMIT 1`,
      [Current.tenantId, id],
    ])
  )
  const table = tables.find((_, index) => found[index].length)
  return table && string.sentenceCase(table.name)
}
