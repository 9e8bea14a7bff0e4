/** The record of an operation: found, shown, locked, deleted. */
import type { ApiRecord } from '#core/resources/transformer'
import type { HttpContext } from '@adonisjs/core/http'
import type { LucidModel, LucidRow } from '@adonisjs/lucid/types/model'
import { audit } from '#core/audit/audit'
import { clock } from '#core/primitives/clock'
import { sqlInstant } from '#core/database/columns'
import { Current } from '#core/context/current'
import { execute, rows } from '#core/database/query'
import { isUuid } from '#core/input/fields'
import { followMetadata } from '#core/resources/integration/metadata_values'
import type { AnyTransformer } from '#core/endpoints/operations/declaration'
import { flush } from '#core/database/transaction/statement_batch'
import { notFound } from '#core/errors/refusal'
import { name } from '#core/database/sql'

/** The id in the path; 404 when it is not a UUID. */
export function pathId({ params }: HttpContext, param = 'id'): string {
  const id = String(params[param] ?? '').toLowerCase()
  if (!isUuid(id)) throw notFound()
  return id
}

/** One record, or the columns of its fields; 404 when missing or deleted. */
export async function readRecord(
  record: AnyTransformer,
  id: string,
  fields?: readonly string[]
): Promise<ApiRecord> {
  const [row] = await rows(
    `SELECT ${record.columns(fields)} FROM ${name(record.table)} t WHERE t.tenant_id = ? AND t.id = ?${record.soft ? ' AND t.live = 1' : ''}`,
    [Current.tenantId, id]
  )
  if (!row) throw notFound()
  return record.of(row)
}

/** The row, locked until the transaction ends; 404 when it is missing or deleted. */
export async function lockOrFail<M extends LucidModel>(
  model: M,
  id: string
): Promise<InstanceType<M>> {
  const query = model.query().where('id', id).forUpdate()
  const row = await (model.$hasColumn('live') ? query.where('live', 1) : query).first()
  if (!row) throw notFound()
  return row as InstanceType<M>
}

/** For `of`: the record of this model in the path. */
export const inPath = (model: LucidModel) => (ctx: HttpContext) => lockOrFail(model, pathId(ctx))

/** Deletes a row, softly where its table has `live`. References refuse at once. */
export async function remove(row: LucidRow) {
  const model = row.constructor as LucidModel
  if (!model.$hasColumn('live')) return row.delete()

  const unit = Current.unit!
  await flush(unit.connection)
  await execute(
    `UPDATE ${name(model.table)} SET live = NULL, deleted_at = ?, version = version + 1 WHERE tenant_id = ? AND id = ?`,
    [sqlInstant(clock.now()), Current.tenantId, row.$attributes.id]
  )
  unit.count(model.table, -1)
  followMetadata(model.table, row.$attributes.id, row.$attributes.metadata, null)
  audit('deleted', row, row.$attributes, null)
}
