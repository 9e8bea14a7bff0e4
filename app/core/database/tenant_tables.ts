/** Tables of a tenant by the information schema, so that a copy forgets none. */
import { rows } from '#core/database/query'

/** Binary columns are encrypted. JSON is LONGTEXT in MariaDB, and no other column is. */
export type Column = { name: string; isEncrypted: boolean; isJson: boolean }

/** `key` is the primary key without the tenant, with which it begins. */
export type TenantTable = { name: string; columns: Column[]; key: string[] }

/** `column` of `table` refers to `key` of `to`, within the tenant. */
type Reference = { table: string; column: string; to: string; key: string }

const HERE = 'c.TABLE_SCHEMA = DATABASE()'

/** Every table with a tenant, with the columns that are written. */
export async function tenantTables(): Promise<TenantTable[]> {
  const owned = `${HERE} AND c.TABLE_NAME IN (SELECT TABLE_NAME FROM information_schema.COLUMNS WHERE TABLE_SCHEMA = DATABASE() AND COLUMN_NAME = 'tenant_id')`
  const columns = await columnsWhere(owned)
  const keys = await rows<{ name: string; part: string }>(
    `SELECT c.TABLE_NAME AS name, c.COLUMN_NAME AS part FROM information_schema.STATISTICS c WHERE ${HERE} AND c.INDEX_NAME = 'PRIMARY' AND c.COLUMN_NAME <> 'tenant_id' ORDER BY c.TABLE_NAME, c.SEQ_IN_INDEX`
  )

  return [...Map.groupBy(columns, ({ table }) => table)].map(([name, all]) => ({
    name,
    columns: all
      .filter(({ name: column }) => column !== 'tenant_id')
      .map(({ table: _, ...column }) => column),
    key: keys.filter((one) => one.name === name).map(({ part }) => part),
  }))
}

/** The columns of one table that are written. */
export async function columnsOf(table: string): Promise<Column[]> {
  return (await columnsWhere(`${HERE} AND c.TABLE_NAME = ?`, [table])).map(
    ({ table: _, ...column }) => column
  )
}

async function columnsWhere(condition: string, bindings: unknown[] = []) {
  const found = await rows<{ tbl: string; col: string; type: string }>(
    `SELECT c.TABLE_NAME AS tbl, c.COLUMN_NAME AS col, c.DATA_TYPE AS type FROM information_schema.COLUMNS c WHERE ${condition} AND COALESCE(c.GENERATION_EXPRESSION, '') = '' ORDER BY c.TABLE_NAME, c.ORDINAL_POSITION`,
    bindings
  )
  return found.map(({ tbl, col, type }) => ({
    table: tbl,
    name: col,
    isEncrypted: /blob|binary/i.test(type),
    isJson: /^(json|longtext)$/.test(type),
  }))
}

/** Unique keys of tenants' tables that do not begin with the tenant. */
export async function platformKeys(): Promise<{ table: string; columns: string[] }[]> {
  const parts = await rows<{ tbl: string; idx: string; col: string }>(
    `SELECT c.TABLE_NAME AS tbl, c.INDEX_NAME AS idx, c.COLUMN_NAME AS col FROM information_schema.STATISTICS c WHERE ${HERE} AND c.NON_UNIQUE = 0 ORDER BY c.TABLE_NAME, c.INDEX_NAME, c.SEQ_IN_INDEX`
  )
  const owned = new Set((await tenantTables()).map(({ name }) => name))

  return [...Map.groupBy(parts, ({ tbl, idx }) => `${tbl}.${idx}`).values()]
    .map((key) => ({ table: key[0].tbl, columns: key.map(({ col }) => col) }))
    .filter(({ table, columns }) => owned.has(table) && !columns.includes('tenant_id'))
}

/** Foreign keys between tenants' tables, without those to the tenant itself. */
export async function references(): Promise<Reference[]> {
  return rows<Reference>(
    `SELECT c.TABLE_NAME AS \`table\`, c.COLUMN_NAME AS \`column\`, c.REFERENCED_TABLE_NAME AS \`to\`, c.REFERENCED_COLUMN_NAME AS \`key\` FROM information_schema.KEY_COLUMN_USAGE c
      WHERE ${HERE} AND c.REFERENCED_TABLE_NAME IS NOT NULL AND c.REFERENCED_TABLE_NAME <> 'tenants' AND c.COLUMN_NAME <> 'tenant_id' ORDER BY 1, 2`
  )
}

/** Tables in the order in which their rows may be deleted, and foreign keys within one table. */
export async function orderOfDeletion(): Promise<{ tables: string[]; toItself: Reference[] }> {
  const all = await references()
  const left = new Set((await tenantTables()).map(({ name }) => name))
  const tables: string[] = []

  while (left.size) {
    const free = [...left].filter(
      (name) => !all.some(({ table, to }) => to === name && table !== name && left.has(table))
    )
    if (!free.length)
      throw new Error(`Tables refer to each other in a circle: ${[...left].join(', ')}`)
    for (const name of free) left.delete(name)
    tables.push(...free)
  }
  return { tables, toItself: all.filter(({ table, to }) => table === to) }
}

/** The name of the last migration. */
export async function schemaVersion(): Promise<string> {
  const [{ last }] = await rows<{ last: string }>(
    "SELECT MAX(SUBSTRING_INDEX(name, '/', -1)) AS last FROM adonis_schema"
  )
  return last
}
