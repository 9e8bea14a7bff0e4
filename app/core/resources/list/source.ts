/** Chooses the table or the metadata index that a list is read from. */
import { valuesBefore, valuesConditions } from '#core/resources/integration/metadata_values'
import type { Key } from '#core/resources/list/order'
import { name, type Condition } from '#core/database/sql'

/** `from` names the table `t`. `filters` are those that `conditions` do not cover. */
export type Source = {
  from: string
  keys: readonly Key[]
  conditions: Condition[]
  filters: Record<string, unknown>
}

/** The metadata index is in the order of ids: it gives a list in default order without a scan. */
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
