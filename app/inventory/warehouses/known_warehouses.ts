/**
 * The warehouses of companies as this process has read them: they are the same for thousands of
 * sales. The ledger's row, which whoever moves goods holds shared before them, has their version; a
 * transaction that changes warehouses takes that row for itself and makes it another. So what was
 * read at the version that is held is what there is, until the transaction ends. Processes of
 * release 0.2.0, beside which this one runs for a while, change warehouses without another version:
 * so what was read is believed for a minute.
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

/** These change warehouses themselves: what they read may be taken back with them. */
const changing = new PerTransaction<true>()

/** For the batch in which the ledger is read: nothing, where they are remembered. */
export const askedWarehouses = (): Statement[] => (believed() ? [] : [allWarehouses()])

/**
 * Those of these ids, or all, in the order of ids; `found` is what `askedWarehouses` has answered.
 * After `feedLedger`.
 */
export async function heldWarehouses(
  found: readonly Row[] | undefined,
  ids?: readonly string[]
): Promise<readonly Row[]> {
  const all =
    (found ? undefined : remembered()) ?? remember(found ?? (await rows(...allWarehouses())))
  return ids ? all.filter(({ id }) => ids.includes(id as string)) : all
}

function believed(): Known | undefined {
  const one = known.get(Current.tenantId)
  return one && one.until > clock.now().getTime() ? one : undefined
}

function remembered() {
  const one = believed()
  return one && isSettled() && one.version === warehousesVersion() ? one.warehouses : undefined
}

/** Where there is none, none is remembered: whoever needs one makes it. */
function remember(warehouses: readonly Row[]) {
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

/**
 * For who looks at goods before a warehouse is changed: nobody moves any until the transaction
 * ends.
 */
export const holdGoodsStill = () => execute(...nextWarehousesVersion())

/**
 * Also who holds the ledger already, such as an import whose earlier rows were taken back and with
 * them what they told. Only the first warehouse is made without it: many sales may be about to make
 * it, all of whom hold the ledger, and would wait for each other.
 */
export function tellOfChangedWarehouses() {
  onFirstChange('warehouses', () => {
    const { tenantId } = Current
    changing.set(true)
    afterCommit(() => known.delete(tenantId))
    if (!makingFirst.get()) defer(...nextWarehousesVersion())
  })
}
