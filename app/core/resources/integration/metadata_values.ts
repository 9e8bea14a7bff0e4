/** Copies metadata of records into `metadata_values`, which filters of lists use. */
import { Current } from '#core/context/current'
import { rows } from '#core/database/query'
import type { Metadata } from '#core/resources/integration/metadata'
import { name as tableName, quoted, type Condition } from '#core/database/sql'

type Stored = Metadata | null | undefined

const NOBODY: Metadata = {}

/** Deferred to the end of the transaction. Nothing is sent if `before` and `after` are empty. */
export function followMetadata(table: string, recordId: string, before: Stored, after: Stored) {
  if (!before && !after) return
  const [was, is] = [before ?? NOBODY, after ?? NOBODY]
  const unit = Current.unit!

  for (const name in was)
    if (is[name] !== was[name])
      unit.defer(
        `DELETE FROM metadata_values WHERE ${keyOf(table, name, was[name])} AND record_id = ${quoted(recordId)}`
      )
  const added = Object.keys(is).filter((name) => is[name] !== was[name])
  if (added.length)
    unit.insert(
      'metadata_values',
      added.map((name) => rowOf(table, recordId, name, is[name]))
    )
}

const rowOf = (table: string, recordId: string, name: string, value: string) => ({
  tenant_id: Current.tenantId,
  resource: table,
  name,
  value,
  record_id: recordId,
})

const keyOf = (table: string, name: string, value: string) =>
  `tenant_id = ${quoted(Current.tenantId)} AND resource = ${quoted(table)} AND name = ` +
  `${quoted(name)} AND value = ${quoted(value)}`

/** All metadata keys of a table's records, in order. */
export async function metadataKeys(table: string): Promise<string[]> {
  const found = await rows(
    'SELECT DISTINCT name FROM metadata_values WHERE tenant_id = ? AND resource = ? ORDER BY name',
    [Current.tenantId, table]
  )
  return found.map(({ name }) => name)
}

type Wanted = ReadonlyMap<string, string>

const HAS_VALUE = 'm.tenant_id = ? AND m.resource = ? AND m.name = ? AND m.value = ?'

export function metadataConditions(table: string, wanted: Wanted): Condition {
  const found = [...wanted].map(([name, value]): Condition => [
    `t.id IN (SELECT m.record_id FROM metadata_values m WHERE ${HAS_VALUE})`,
    Current.tenantId,
    table,
    name,
    value,
  ])
  return [found.map(([sql]) => sql).join(' AND '), ...found.flatMap(([, ...bindings]) => bindings)]
}

/** Reads records through the index of metadata values, which is in the order of record ids. */
export const valuesBefore = (table: string) => ({
  from: `metadata_values m STRAIGHT_JOIN ${tableName(table)} t ON t.tenant_id = m.tenant_id AND t.id = m.record_id`,
  id: 'm.record_id',
})

/** The first value selects by that index, the others filter. */
export function valuesConditions(
  table: string,
  [[name, value], ...others]: readonly [string, string][]
): Condition[] {
  return [
    [HAS_VALUE, Current.tenantId, table, name, value],
    ...(others.length ? [metadataConditions(table, new Map(others))] : []),
  ]
}
