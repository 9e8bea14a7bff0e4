/**
 * Where a list is read from: its table, or an index of some of its records that stands in the order
 * that is asked for.
 */
import { valuesBefore, valuesConditions } from '#core/resources/integration/metadata_values'
import type { Key } from '#core/resources/list/order'
import { name, type Condition } from '#core/database/sql'

/**
 * `from` has the table as `t`. `filters` are those that are left to look at, once `conditions` are
 * met.
 */
export type Source = {
  from: string
  keys: readonly Key[]
  conditions: Condition[]
  filters: Record<string, unknown>
}

/**
 * The records of a value of their metadata stand in the order of their ids, as a list without
 * another sort does: it is read from there. The rows of the table would have to be looked through,
 * one after the other, for those that have the value.
 */
export function sourceOf(
  table: string,
  keys: readonly Key[],
  filters: Record<string, unknown>
): Source {
  const { metadata, ...others } = filters as { metadata?: ReadonlyMap<string, string> }
  if (!metadata || keys.length > 1 || keys[0].column !== 't.id')
    return { from: `${name(table)} t`, keys, conditions: [], filters }

  const { from, id } = valuesBefore(table)
  return {
    from,
    keys: [{ ...keys[0], column: id, spelled: 'id' }],
    conditions: valuesConditions(table, [...metadata]),
    filters: others,
  }
}
