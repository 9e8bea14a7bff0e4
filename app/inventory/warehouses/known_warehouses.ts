/**
 * Cached warehouses, by the version in the ledger's row: movements share-lock that row first, and
 * changes of warehouses lock it exclusively and raise the version. Release 0.2.0 does not raise it,
 * so the cache lasts a minute.
 */
import { clock } from '#core/primitives/clock'
import { Current } from '#core/context/current'
import { execute, rows, type Statement } from '#core/database/query'
import type { Row } from '#core/database/sql'
import { afterCommit } from '#core/database/transaction/transaction'
import { onFirstChange } from '#core/database/transaction/unit_of_work'
import { defer, isInTransaction, PerTransaction } from '#core/database/transaction/writes'
import { nextWarehousesVersion, warehousesVersion } from '#accounting/ledger'
import { allWarehouses, makingFirst } from '#inventory/warehouses/default_warehouse'

type Known = { version: number; warehouses: readonly Row[]; until: number }

const known = new Map<number, Known>()
const MOST_KNOWN = 5_000
const KNOWN_FOR_MS = 60_000

/** Their warehouses may be rolled back, so they are not cached. */
const changing = new PerTransaction<true>()

/** For the batch with the ledger; empty when cached. */
export const askedWarehouses = (): Statement[] => (believed() ? [] : [allWarehouses()])

/**
 * These warehouses, or all, in order of ids; `found` answers `askedWarehouses`. After `feedLedger`.
 */
export async function lockedWarehouses(
  found: readonly Row[] | undefined,
  ids?: readonly string[]
): Promise<readonly Row[]> {
  const all =
    (found ? undefined : cachedWarehouses()) ??
    cacheWarehouses(found ?? (await rows(...allWarehouses())))
  return ids ? all.filter(({ id }) => ids.includes(id as string)) : all
}

function believed(): Known | undefined {
  const one = known.get(Current.tenantId)
  return one && one.until > clock.now().getTime() ? one : undefined
}

function cachedWarehouses() {
  const one = believed()
  return one && isSettled() && one.version === warehousesVersion() ? one.warehouses : undefined
}

/** An empty list is not cached: the first sale creates a warehouse. */
function cacheWarehouses(warehouses: readonly Row[]) {
  const version = isSettled() ? warehousesVersion() : undefined
  known.delete(Current.tenantId)
  if (version && warehouses.length)
    known.set(Current.tenantId, {
      version,
      warehouses,
      until: clock.now().getTime() + KNOWN_FOR_MS,
    })
  if (known.size > MOST_KNOWN) known.delete(known.keys().next().value!)
  return warehouses
}

const isSettled = () => isInTransaction() && !changing.get()

/** Stops stock movements until the transaction ends, for checks before a change. */
export const stopMovements = () => execute(...nextWarehousesVersion())

/**
 * Raises the version, also when the ledger is locked already. The first warehouse is created
 * without it: parallel sales share-lock the ledger and would deadlock.
 */
export function tellOfChangedWarehouses() {
  onFirstChange('warehouses', () => {
    const { tenantId } = Current
    changing.set(true)
    afterCommit(() => known.delete(tenantId))
    if (!makingFirst.get()) defer(...nextWarehousesVersion())
  })
}
