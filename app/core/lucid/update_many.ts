/**
 * Bulk updates of one model in one batch. The rows equal those of the adapter, without a model for
 * each.
 */
import type { LucidModel } from '@adonisjs/lucid/types/model'
import { recordAll } from '#core/audit/audit'
import { clock } from '#core/primitives/clock'
import { Current } from '#core/context/current'
import { mergedMetadata, type Metadata } from '#core/resources/integration/metadata'
import { followMetadata } from '#core/resources/integration/metadata_values'
import { planOf } from '#core/lucid/model_metadata'
import { BY_ID, name, quoted, type Row } from '#core/database/sql'
import { transaction } from '#core/database/transaction/transaction'

/** A row as `attributesOf` reads it. */
export type Existing = Row & { id: string; version: number }

/** A row of `SELECT *` as the model's attributes. */
export function attributesOf(model: LucidModel, row: Row): Existing {
  const attributes: Row = {}
  for (const { attribute, column, consume } of planOf(model).columns) {
    const value = row[column]
    attributes[attribute] = consume ? consume(value) : value
  }
  return attributes as Existing
}

/**
 * The real changes: stored values are compared. Metadata is merged by key, and refused (422) as by
 * `mergedMetadata`.
 */
export function realChanges(model: LucidModel, row: Existing, said: Row): Row {
  const { byAttribute } = planOf(model)
  const changes =
    said.metadata === undefined
      ? said
      : {
          ...said,
          metadata: mergedMetadata(
            row.metadata as Metadata | null,
            said.metadata as Record<string, string | null> | null
          ),
        }
  const stored = (attribute: string, value: unknown) => {
    const { prepare } = byAttribute.get(attribute)!
    return String((prepare ? prepare(value) : value) ?? '\0')
  }
  return Object.fromEntries(
    Object.entries(changes).filter(
      ([attribute, value]) =>
        byAttribute.has(attribute) && stored(attribute, value) !== stored(attribute, row[attribute])
    )
  )
}

/**
 * Updates like `row.merge(changes).save()` for each locked row, in one batch. The rows are changed
 * in place, so that later changes build upon them.
 */
export async function updateMany(
  model: LucidModel,
  updates: readonly { row: Existing; changes: Row }[]
) {
  if (!updates.length) return
  const { table, entity, audited, updating, byAttribute } = planOf(model)

  await transaction(async () => {
    const { unit, tenantId } = Current
    const updatedAt = clock.now().toISOString()

    const entries = updates.map(({ row, changes }) => {
      const was = { ...row }
      Object.assign(row, changes)
      for (const hook of updating) hook(row)

      const dirty = Object.keys(row).filter(
        (attribute) => byAttribute.has(attribute) && row[attribute] !== was[attribute]
      )
      Object.assign(row, { version: Number(row.version) + 1, updatedAt })
      const set = [...dirty, 'version', 'updatedAt'].map((attribute) => {
        const { column, prepare } = byAttribute.get(attribute)!
        return `${name(column)} = ${quoted(prepare ? prepare(row[attribute]) : row[attribute])}`
      })
      unit!.defer(
        `UPDATE ${name(table)} ${BY_ID} SET ${set.join(',')} WHERE tenant_id = ${quoted(tenantId)} AND id = ${quoted(row.id)}`
      )
      if (dirty.includes('metadata'))
        followMetadata(
          table,
          row.id,
          was.metadata as Metadata | null,
          row.metadata as Metadata | null
        )
      return {
        action: `${entity}.updated`,
        entity,
        entityId: row.id,
        before: pick(was, dirty),
        after: pick(row, dirty),
      }
    })
    unit!.count(table, 0)
    if (audited) recordAll(entries)
  })
}

function pick(values: Row, keys: string[]) {
  return Object.fromEntries(keys.map((key) => [key, values[key] ?? null]))
}
