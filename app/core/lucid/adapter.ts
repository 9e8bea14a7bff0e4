/**
 * Lucid's adapter: rows get their tenant, UUIDv7 and times, take part in the open transaction, and
 * are audited and counted. Inserts are deferred to the batch of COMMIT.
 */
import { newId } from '#core/primitives/ids'
import { Adapter } from '@adonisjs/lucid/orm'
import db from '@adonisjs/lucid/services/db'
import type { LucidModel, LucidRow, ModelAdapterOptions } from '@adonisjs/lucid/types/model'
import { audit } from '#core/audit/audit'
import { clock } from '#core/primitives/clock'
import { sqlInstant } from '#core/database/columns'
import { Current } from '#core/context/current'
import type { Metadata } from '#core/resources/integration/metadata'
import { followMetadata } from '#core/resources/integration/metadata_values'
import { insertInto, type Row } from '#core/database/sql'
import { TenancyError } from '#core/tenancy_guard/guard'
import { isTenantOwned } from '#core/patches/tenant_scope'
import { transaction } from '#core/database/transaction/transaction'

export class CurrentAdapter extends Adapter {
  modelConstructorClient(model: LucidModel, options?: ModelAdapterOptions): any {
    return (
      options?.client ?? Current.unit?.trx ?? db.connection(model.connection, { mode: 'write' })
    )
  }

  /** A taken key is refused when the batch is sent. */
  async insert(row: LucidRow, attributes: Row) {
    await transaction(async () => {
      stamp(row, attributes)
      const { table } = modelOf(row)
      const { tenant_id: tenantId, ...values } = attributes
      if (isTenantOwned(modelOf(row))) Current.unit!.count(table, 1)
      if (!isTenantOwned(modelOf(row)) || Current.isAcrossTenants)
        Current.unit!.defer(insertInto(table, [attributes]))
      else Current.unit!.insert(table, [{ tenant_id: tenantId, ...values }])
      if (!isTenantOwned(modelOf(row))) return

      followMetadata(table, row.$attributes.id, null, row.$attributes.metadata)
      audit('created', row, null, row.$attributes)
    })
  }

  /** Throws `TenancyError` for a change of tenant, and when no row matches. */
  async update(row: LucidRow, dirty: Row) {
    if ('tenant_id' in dirty) throw strayed(row)

    const before = pick(row.$original, Object.keys(row.$dirty))
    const after = { ...row.$dirty }
    await transaction(async () => {
      touch(row, dirty)
      const [updated] = await row.$getQueryFor('update', this.modelClient(row)).update(dirty)
      if (!updated) throw strayed(row)
      if (!isTenantOwned(modelOf(row))) return

      Current.unit!.count(modelOf(row).table, 0)
      if ('metadata' in after)
        followMetadata(
          modelOf(row).table,
          row.$attributes.id,
          before.metadata as Metadata | null,
          after.metadata
        )
      audit('updated', row, before, after)
    })
  }

  /** Throws `TenancyError` when no row matches. */
  async delete(row: LucidRow) {
    await transaction(async () => {
      const [deleted] = await row.$getQueryFor('delete', this.modelClient(row)).delete()
      if (!deleted) throw strayed(row)
      if (!isTenantOwned(modelOf(row))) return

      Current.unit!.count(modelOf(row).table, -1)
      followMetadata(modelOf(row).table, row.$attributes.id, row.$original.metadata, null)
      audit('deleted', row, row.$original, null)
    })
  }
}

/** Every new row gets a tenant, an id with its time of creation, and version 1. */
function stamp(row: LucidRow, attributes: Row) {
  const model = modelOf(row)
  const has = (attribute: string) => model.$hasColumn(attribute)
  const put = (attribute: string, column: string, value: unknown, stored = value) => {
    if (!has(attribute) || row.$attributes[attribute] !== undefined) return
    row.$attributes[attribute] = value
    attributes[column] = stored
  }
  const now = clock.now()

  if (isTenantOwned(model) && !Current.isAcrossTenants) {
    put('tenantId', 'tenant_id', Current.tenantId)
    if (attributes.tenant_id !== Current.tenantId) throw strayed(row)
  }
  if (model.primaryKey === 'id' && model.selfAssignPrimaryKey) put('id', 'id', newId(now.getTime()))
  put('version', 'version', 1)
  put('createdAt', 'created_at', now.toISOString(), sqlInstant(now))
  put('updatedAt', 'updated_at', now.toISOString(), sqlInstant(now))
}

function touch(row: LucidRow, dirty: Row) {
  const model = modelOf(row)
  const now = clock.now()

  if (model.$hasColumn('version'))
    dirty.version = row.$attributes.version = Number(row.$attributes.version) + 1
  if (model.$hasColumn('updatedAt')) {
    dirty.updated_at = sqlInstant(now)
    row.$attributes.updatedAt = now.toISOString()
  }
}

function modelOf(row: LucidRow) {
  return row.constructor as LucidModel
}

function pick(values: Row, keys: string[]) {
  return Object.fromEntries(keys.map((key) => [key, values[key] ?? null]))
}

function strayed(row: LucidRow) {
  return new TenancyError(`This ${modelOf(row).name} belongs to another tenant, or is gone`)
}
