/** All rows of a table of the current tenant, in batches of a thousand by primary key. */
import { Current } from '#core/context/current'
import { rows } from '#core/database/query'
import { name, type Row } from '#core/database/sql'
import type { Column, TenantTable } from '#core/database/tenant_tables'

const BATCH = 1_000

/** `which` is an SQL condition that narrows the rows. */
export async function* batchesOf(
  { name: table, columns, key }: TenantTable,
  which = '1 = 1'
): AsyncGenerator<Row[]> {
  const order = key.length ? `ORDER BY ${key.map(name).join(', ')}` : ''

  for (let last: Row | undefined; ;) {
    const [after, bindings] = last ? behind(key, last) : ['', []]
    const batch: Row[] = await rows(
      `SELECT ${selected(columns)} FROM ${name(table)} FORCE INDEX (PRIMARY) WHERE tenant_id = ? AND ${which}${after} ${order} LIMIT ${BATCH}`,
      [Current.tenantId, ...bindings]
    )
    if (batch.length) yield batch
    if (batch.length < BATCH) return
    last = batch.at(-1)
  }
}

/** JSON as text: the driver would parse it. */
export const selected = (columns: readonly Column[]) =>
  columns
    .map((column) =>
      column.isJson
        ? `CAST(${name(column.name)} AS CHAR) AS ${name(column.name)}`
        : name(column.name)
    )
    .join(', ')

/** `(a > ?) OR (a = ? AND b > ?)`: after this row. */
function behind(key: readonly string[], last: Row): [string, unknown[]] {
  const steps = key.map((column, index) =>
    [...key.slice(0, index).map((one) => `${name(one)} = ?`), `${name(column)} > ?`].join(' AND ')
  )
  const bindings = key.flatMap((_, index) => key.slice(0, index + 1).map((one) => last[one]))
  return [` AND (${steps.map((step) => `(${step})`).join(' OR ')})`, bindings]
}
