/** A deferred update of a locked row: it leaves with COMMIT, with its audit row. */
import type { LucidModel, LucidRow } from '@adonisjs/lucid/types/model'
import { recordAll } from '#core/audit/audit'
import { clock } from '#core/primitives/clock'
import { Current } from '#core/context/current'
import type { Metadata } from '#core/resources/integration/metadata'
import { followMetadata } from '#core/resources/integration/metadata_values'
import { planOf } from '#core/lucid/model_metadata'
import { BY_ID, name, quoted, type Row } from '#core/database/sql'

type Saved = LucidRow & {
  version: number
  updatedAt: string
  merge(values: Row): unknown
  prepareForAdapter(values: Row): Row
}

/** A row that is changed in memory: `values` are to be written, `before` and `after` are logged. */
export type Changed = { row: Saved; id: string; values: Row; before: Row; after: Row }

/**
 * Merges `changes` into a locked row. `action` names it in the audit log; `beside` are its changes
 * in other tables, such as lines.
 */
export function deferUpdate(
  model: LucidRow,
  changes: Row,
  action = 'updated',
  beside?: { before: Row; after: Row }
) {
  const one = changed(model, changes, { beside })
  if (!one) return
  const { row, id } = one
  const values = Object.entries(row.prepareForAdapter(one.values)).map(
    ([column, value]) => `${name(column)} = ${quoted(value)}`
  )
  Current.unit!.defer(
    `UPDATE ${name((row.constructor as LucidModel).table)} ${BY_ID} SET ${values.join(', ')} ` +
      `WHERE tenant_id = ${quoted(Current.tenantId)} AND id = ${quoted(id)}`
  )
  afterUpdate([one], action)
}

type More = { beside?: { before: Row; after: Row }; at?: Date }

/** Merges `changes`, with version and time. Undefined when nothing changes. */
export function changed(
  model: LucidRow,
  changes: Row,
  { beside, at = clock.now() }: More = {}
): Changed | undefined {
  const row = model as Saved
  row.merge(changes)
  const after = { ...row.$dirty }
  const fields = Object.keys(after)
  if (!fields.length && !beside) return

  const before = Object.fromEntries(fields.map((field) => [field, row.$original[field] ?? null]))
  const stamps = { version: Number(row.version) + 1, updatedAt: at.toISOString() }
  row.merge(stamps)
  return {
    ...{ row, id: row.$attributes.id as string, values: { ...after, ...stamps } },
    before: { ...before, ...beside?.before },
    after: { ...after, ...beside?.after },
  }
}

/** All that follows the UPDATE of changed rows of one model: count, metadata, audit rows. */
export function afterUpdate(all: readonly Changed[], action: string) {
  const { table, entity, audited } = planOf(all[0].row.constructor as LucidModel)
  Current.unit!.count(table, 0)
  for (const { row, id, values, before } of all) {
    if ('metadata' in values)
      followMetadata(
        table,
        id,
        before.metadata as Metadata | null,
        values.metadata as Metadata | null
      )
    row.$hydrateOriginals()
  }
  if (audited)
    recordAll(
      all.map(({ id, before, after }) => ({
        ...{ action: `${entity}.${action}`, entity, entityId: id, before, after },
      }))
    )
}

/** A locked row as its model. */
export const modelOf = <M extends { $createFromAdapterResult(row: any): any }>(
  model: M,
  row: Row
) => model.$createFromAdapterResult(row)
