/** Deferred updates of several locked rows of one model. */
import Big from 'big.js'
import type { LucidModel, LucidRow } from '@adonisjs/lucid/types/model'
import { clock } from '#core/primitives/clock'
import { Current } from '#core/context/current'
import { afterUpdate, changed, deferUpdate, type Changed } from '#core/lucid/deferred_update'
import { planOf } from '#core/lucid/model_metadata'
import { name, updateEach, type Row } from '#core/database/sql'

/**
 * Updates as by `deferUpdate`, each of another row. Their statements do not grow with the rows:
 * decimals of all rows change in one UPDATE. Rows that differ in another column, such as their status,
 * have an UPDATE for each of its values.
 */
export function deferUpdates(
  updates: readonly { model: LucidRow; changes: Row }[],
  action = 'updated'
) {
  if (updates.length < 2) {
    for (const { model, changes } of updates) deferUpdate(model, changes, action)
    return
  }
  const at = clock.now()
  const all = updates.flatMap(({ model, changes }) => changed(model, changes, { at }) ?? [])
  if (!all.length) return

  for (const alike of Map.groupBy(all, (one) => JSON.stringify(sharedOf(one))).values())
    updateAlike(alike)
  afterUpdate(all, action)
}

/** The columns that are no decimals. The version rises by itself. */
function sharedOf({ row, values: { version: _, ...values } }: Changed): Row {
  return row.prepareForAdapter(
    Object.fromEntries(Object.entries(values).filter(([, value]) => !(value instanceof Big)))
  )
}

function updateAlike(all: readonly Changed[]) {
  const { table, byAttribute } = planOf(all[0].row.constructor as LucidModel)
  const decimals = [
    ...new Set(
      all.flatMap(({ values }) => Object.keys(values).filter((one) => values[one] instanceof Big))
    ),
  ]
  const shared = Object.entries(sharedOf(all[0]))
  const rows = all.map(({ id, row: { $attributes } }) => ({
    id,
    values: Object.fromEntries(
      decimals.map((field) => [byAttribute.get(field)!.column, $attributes[field] as Big])
    ),
  }))
  for (const [sql, bindings] of updateEach(table, Current.tenantId, rows, [
    shared.map(([column]) => `, ${name(column)} = ?`).join(''),
    shared.map(([, value]) => value),
  ]))
    Current.unit!.defer(sql, bindings)
}
