/**
 * Bulk inserts of one model: one INSERT for rows, one for audit rows. The rows equal those of the
 * adapter, without a model for each.
 */
import type { LucidModel } from '@adonisjs/lucid/types/model'
import { auditing, writeAudits } from '#core/audit/audit'
import { clock } from '#core/primitives/clock'
import { Current } from '#core/context/current'
import { newId } from '#core/primitives/ids'
import type { Metadata } from '#core/resources/integration/metadata'
import { followMetadata } from '#core/resources/integration/metadata_values'
import { planOf, type Column } from '#core/lucid/model_metadata'
import { quoted, type Row } from '#core/database/sql'
import { transaction } from '#core/database/transaction/transaction'

/** A row ready to be written: its id, SQL of its values and audit row, and its metadata. */
export type Prepared = {
  id: string
  values: string
  audit: string | undefined
  metadata?: Metadata
}

/** Inserts like `Model.create` for each input, in one statement, and returns the attributes. */
export async function insertMany(model: LucidModel, inputs: readonly Row[]): Promise<Row[]> {
  const prepared = inputs.map(preparing(model))
  await writePrepared(model, prepared)
  return prepared.map(({ attributes }) => attributes)
}

/** Prepares rows before the transaction is open. They get the time of this call. */
export function preparing(model: LucidModel): (input: Row) => Prepared & { attributes: Row } {
  const { columns, byAttribute, creating, entity, audited } = planOf(model)
  const audit = audited ? auditing() : undefined
  const action = `${entity}.created`
  const now = clock.now()
  const instant = now.toISOString()
  const stamps = Object.entries({
    tenantId: Current.tenantId,
    version: 1,
    createdAt: instant,
    updatedAt: instant,
  }).filter(([attribute]) => byAttribute.has(attribute))
  const stamped = new Map(
    stamps.map(([attribute, value]) => [attribute, sqlOf(byAttribute.get(attribute)!, value)])
  )
  const parts = columns.map((column) => ({ column, fixed: stamped.get(column.attribute) }))

  return (input) => {
    const attributes: Row = { ...input }
    for (const hook of creating) hook(attributes)
    attributes.id ??= newId(now.getTime())
    for (const [attribute, value] of stamps) attributes[attribute] = value

    const values = new Array<string>(parts.length)
    for (const [index, { column, fixed }] of parts.entries()) {
      values[index] = fixed ?? sqlOf(column, attributes[column.attribute])
    }
    const id = attributes.id as string
    return {
      id,
      attributes,
      values: `(${values.join(',')})`,
      audit: audit?.({ action, entity, entityId: id, before: null, after: attributes }),
      metadata: (attributes.metadata ?? undefined) as Metadata | undefined,
    }
  }
}

function sqlOf({ prepare }: Column, value: unknown) {
  return value === undefined ? 'DEFAULT' : quoted(prepare ? prepare(value) : value)
}

/** Writes prepared rows. Nothing is sent before the next statement or COMMIT. */
export async function writePrepared(model: LucidModel, prepared: readonly Prepared[]) {
  if (!prepared.length) return
  const { table, audited, insert } = planOf(model)

  await transaction(async () => {
    const { unit } = Current
    unit!.count(table, prepared.length)
    unit!.deferRows(
      insert,
      prepared.map(({ values }) => values)
    )
    for (const { id, metadata } of prepared) if (metadata) followMetadata(table, id, null, metadata)
    if (audited) writeAudits(prepared.map(({ audit }) => audit!))
  })
}
