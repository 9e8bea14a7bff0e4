/**
 * Where goods come from and go to when nobody says: the warehouse that was chosen for it, else the
 * oldest.
 */
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

/** All warehouses, held until the transaction ends, of which `defaultOf` knows the default one. */
export const allWarehouses = () =>
  [
    `SELECT id, is_default FROM warehouses ${BY_ID} WHERE tenant_id = ? AND live = 1 ORDER BY id LOCK IN SHARE MODE`,
    [Current.tenantId],
  ] as const

/** Of all warehouses in the order of their ids; undefined where there is none. */
export const defaultOf = (warehouses: readonly Row[]) =>
  (warehouses.find(({ is_default: isDefault }) => isDefault) ?? warehouses[0])?.id as
    string | undefined

/**
 * The default warehouse of the tenant. Where there is none yet, a first one is made, so that a
 * company can sell at once.
 */
export async function defaultWarehouseId(found?: readonly Row[]): Promise<string> {
  return defaultOf(found ?? (await rows(...allWarehouses()))) ?? firstWarehouse()
}

/**
 * Transactions that make the first warehouse: nobody remembers any at the version they hold, and of
 * several who make it all make the same.
 */
export const makingFirst = new PerTransaction<true>()

/**
 * Its id is the tenant's own, so that of several who need one at once only one makes it. One that
 * was deleted is made anew: nothing of it, such as what it lay in, is as it was.
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
