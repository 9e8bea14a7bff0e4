/** A deferred update of a locked row: it leaves with COMMIT, with its audit row. */
import type { LucidModel, LucidRow } from '@adonisjs/lucid/types/model'
import { audit } from '#core/audit/audit'
import { clock } from '#core/primitives/clock'
import { Current } from '#core/context/current'
import type { Metadata } from '#core/resources/integration/metadata'
import { followMetadata } from '#core/resources/integration/metadata_values'
import { BY_ID, name, quoted, type Row } from '#core/database/sql'

type Saved = LucidRow & {
  version: number
  updatedAt: string
  merge(values: Row): unknown
  prepareForAdapter(values: Row): Row
}

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
  const row = model as Saved
  row.merge(changes)
  const fields = Object.keys(row.$dirty)
  if (!fields.length && !beside) return

  const [before, after] = [
    Object.fromEntries(fields.map((field) => [field, row.$original[field] ?? null])),
    { ...row.$dirty },
  ]
  row.merge({ version: Number(row.version) + 1, updatedAt: clock.now().toISOString() })

  const { table } = row.constructor as LucidModel
  const values = Object.entries(row.prepareForAdapter(row.$dirty)).map(
    ([column, value]) => `${name(column)} = ${quoted(value)}`
  )
  Current.unit!.defer(
    `UPDATE ${name(table)} ${BY_ID} SET ${values.join(', ')} WHERE tenant_id = ${quoted(Current.tenantId)} AND id = ${quoted(row.$attributes.id)}`
  )
  Current.unit!.count(table, 0)
  if ('metadata' in after)
    followMetadata(table, row.$attributes.id, before.metadata as Metadata | null, after.metadata)
  audit(action, row, { ...before, ...beside?.before }, { ...after, ...beside?.after })
  row.$hydrateOriginals()
}

/** A locked row as its model. */
export const modelOf = <M extends { $createFromAdapterResult(row: any): any }>(
  model: M,
  row: Row
) => model.$createFromAdapterResult(row)
