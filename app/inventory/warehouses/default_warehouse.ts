/** The default warehouse: the chosen one, else the oldest. */
import { clock } from '#core/primitives/clock'
import { sqlInstant } from '#core/database/columns'
import { Current } from '#core/context/current'
import { execute, rows } from '#core/database/query'
import { record } from '#core/audit/audit'
import { textsOf } from '#core/primitives/texts'
import { announce } from '#core/jobs/outbox'
import { folded } from '#core/database/search_text'
import { BY_ID, insertInto, type Row } from '#core/database/sql'
import { countRows, PerTransaction, undoable } from '#core/database/transaction/writes'

/** All warehouses, locked, for `defaultOf`. */
export const allWarehouses = () =>
  [
    `SELECT id, is_default FROM warehouses ${BY_ID} WHERE tenant_id = ? AND live = 1 ORDER BY id LOCK IN SHARE MODE`,
    [Current.tenantId],
  ] as const

/** Warehouses must be in order of ids; undefined without any. */
export const defaultOf = (warehouses: readonly Row[]) =>
  (warehouses.find(({ is_default: isDefault }) => isDefault) ?? warehouses[0])?.id as
    string | undefined

/**
 * The default warehouse. Without any, the first one is created, so that a company can sell at once.
 */
export async function defaultWarehouseId(found?: readonly Row[]): Promise<string> {
  return defaultOf(found ?? (await rows(...allWarehouses()))) ?? firstWarehouse()
}

/** Transactions that create the first warehouse: no process may cache their warehouses. */
export const makingFirst = new PerTransaction<true>()

/**
 * Its id is the tenant's, so that parallel transactions create one. A deleted one is created anew,
 * without its former fields.
 */
async function firstWarehouse() {
  const { tenant } = Current
  const id = tenant.publicId
  const name = textsOf('defaults', tenant.locale)('warehouse')
  const now = sqlInstant(clock.now())

  const back =
    'UPDATE warehouses SET live = 1, deleted_at = NULL, name = ?, search_text = ?, location = NULL, parent_warehouse_id = NULL, is_default = 0, external_id = NULL, metadata = NULL, version = version + 1, updated_at = ? WHERE tenant_id = ? AND id = ? AND live IS NULL'
  const insert = insertInto('warehouses', [
    {
      tenant_id: tenant.id,
      id,
      name,
      is_default: 0,
      search_text: folded(name),
      version: 1,
      created_at: now,
      updated_at: now,
      live: 1,
    },
  ])
  const made =
    (await execute(insert.replace('INSERT', 'INSERT IGNORE'))) +
    (await execute(back, [name, folded(name), now, tenant.id, id]))
  if (made > 0) {
    makingFirst.set(true)
    undoable(() => makingFirst.delete())
    countRows('warehouses', 1)
    record({ action: 'warehouse.created', entity: 'warehouse', entityId: id, after: { name } })
    await announce('warehouse.created', { warehouseId: id })
  }
  return id
}
