/** The tables of all domains that name cost centres, by the information schema. */
import { Current } from '#core/context/current'
import { rows } from '#core/database/query'
import { name } from '#core/database/sql'
import { tenantTables } from '#core/database/tenant_tables'

const COLUMN = 'cost_center_id'

/** A table with a row that names the cost centre; deleted rows do not count. */
export async function referencesTo(id: string): Promise<string | undefined> {
  const tables = (await tenantTables()).filter(({ columns }) =>
    columns.some((column) => column.name === COLUMN)
  )
  const found = await rows(
    tables
      .map(({ name: table, columns }) => {
        const isSoft = columns.some((column) => column.name === 'live')
        return `(
               SELECT '${table}' AS tbl
               FROM ${name(table)}
               WHERE tenant_id = ? AND ${COLUMN} = ?${isSoft ? ' AND live = 1' : ''}
               LIMIT 1)`
      })
      .join(' UNION ALL '),
    tables.flatMap(() => [Current.tenantId, id])
  )
  return found[0]?.tbl
}
