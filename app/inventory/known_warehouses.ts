/**
 * The warehouses of companies as this process has read them: they are the same for thousands of sales. The ledger's row, which whoever moves
 * goods holds shared before them, has their version; a transaction that changes warehouses takes that row for itself and makes it another.
 * So what was read at the version that is held is what there is, until the transaction ends.
 */
import { Current } from '#core/current'
import { execute, rows, type Statement } from '#core/database'
import type { Row } from '#core/sql'
import { onFirstChange, type UnitOfWork } from '#core/transaction'
import { nextWarehousesVersion, warehousesVersion } from '#accounting/ledger'
import { allWarehouses, makingFirst } from '#inventory/default_warehouse'

const known = new Map<number, { version: number; warehouses: readonly Row[] }>()
const MOST_KNOWN = 5_000

/** These change warehouses themselves: what they read may be taken back with them. */
const changing = new WeakSet<UnitOfWork>()

/** For the packet in which the ledger is read: nothing, where they are remembered. */
export const askedWarehouses = (): Statement[] => (known.has(Current.tenantId) ? [] : [allWarehouses()])

/** Those of these ids, or all, in the order of ids; `found` is what `askedWarehouses` has answered. After `feedLedger`. */
export async function heldWarehouses(found: readonly Row[] | undefined, ids?: readonly string[]): Promise<readonly Row[]> {
  const all = (found ? undefined : remembered()) ?? remember(found ?? (await rows(...allWarehouses())))
  return ids ? all.filter(({ id }) => ids.includes(id as string)) : all
}

function remembered() {
  const one = known.get(Current.tenantId)
  return one && isSettled() && one.version === warehousesVersion() ? one.warehouses : undefined
}

/** Where there is none, none is remembered: whoever needs one makes it. */
function remember(warehouses: readonly Row[]) {
  const version = isSettled() ? warehousesVersion() : undefined
  known.delete(Current.tenantId)
  if (version && warehouses.length) known.set(Current.tenantId, { version, warehouses })
  if (known.size > MOST_KNOWN) known.delete(known.keys().next().value!)
  return warehouses
}

const isSettled = () => Boolean(Current.unit) && !changing.has(Current.unit!)

/** For who looks at goods before a warehouse is changed: nobody moves any until the transaction ends. */
export const holdGoodsStill = () => execute(...nextWarehousesVersion())

/**
 * Also who holds the ledger already, such as an import whose earlier rows were taken back and with them what they told. Only the first
 * warehouse is made without it: many sales may be about to make it, all of whom hold the ledger, and would wait for each other.
 */
export function tellOfChangedWarehouses() {
  onFirstChange('warehouses', (unit) => {
    const { tenantId } = Current
    changing.add(unit)
    unit.afterCommit(() => known.delete(tenantId))
    if (!makingFirst.has(unit)) unit.defer(...nextWarehousesVersion())
  })
}
