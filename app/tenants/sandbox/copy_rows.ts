/** Copies what a company has set up, such as its chart, into its sandbox. */
import { clock } from '#core/primitives/clock'
import { Current, type CurrentTenant } from '#core/context/current'
import { DOMAINS } from '#core/context/domain'
import { rows } from '#core/database/query'
import { batchesOf } from '#core/database/tenant_rows'
import { tenantTables } from '#core/database/tenant_tables'
import { countRows, deferInsert } from '#core/database/transaction/writes'
import type { Row } from '#core/database/sql'
import { newId } from '#core/primitives/ids'

/** Rows per statement. */
const AT_ONCE = 500

/**
 * Copies the tables that manifests name under `copied`, in their order. Rows get new ids, and
 * references among them follow: no id of the company is one of its sandbox.
 */
export async function copyRows(from: CurrentTenant, to: CurrentTenant) {
  const wanted = DOMAINS.flatMap(({ copied = [] }) => copied)
  const known = await Current.acrossTenants('list the columns of copied tables', tenantTables)
  const counted = await countedTables(from)
  const ids = new Map<unknown, string>()
  const read: { table: string; found: Row[] }[] = []

  for (const { table, where } of wanted) {
    const described = known.find(({ name }) => name === table)!
    const found = await Current.within(from, () => allOf(batchesOf(described, where)))
    const at = clock.now().getTime()
    for (const { id } of found) if (id) ids.set(id, newId(at))
    read.push({ table, found })
  }

  // After all ids are known: accounts name withholding concepts, which name accounts.
  for (const { table, found } of read) {
    const copies = parentsFirst(found).map((row) => ({ tenant_id: to.id, ...renamed(row, ids) }))
    Current.within(to, () => {
      for (let start = 0; start < copies.length; start += AT_ONCE)
        deferInsert(table, copies.slice(start, start + AT_ONCE))
      if (counted.has(table)) countRows(table, copies.length)
    })
  }
}

/** Tables without a kept count must not begin one here. */
async function countedTables(company: CurrentTenant): Promise<Set<string>> {
  const found = await Current.within(company, () =>
    rows('SELECT name FROM record_counts WHERE tenant_id = ?', [company.id])
  )
  return new Set(found.map(({ name }) => name as string))
}

async function allOf(batches: AsyncGenerator<Row[]>): Promise<Row[]> {
  const all: Row[] = []
  for await (const batch of batches) all.push(...batch)
  return all
}

const renamed = (row: Row, ids: ReadonlyMap<unknown, string>): Row =>
  Object.fromEntries(
    Object.entries(row).map(([column, value]) => [column, ids.get(value) ?? value])
  )

/** Rows may refer to others of their table, such as accounts to their group. */
function parentsFirst(all: readonly Row[]): Row[] {
  const byId = new Map(all.map((row) => [row.id, row]))
  const sorted = new Set<Row>()
  const add = (row: Row) => {
    if (sorted.has(row)) return
    for (const [column, value] of Object.entries(row))
      if (column !== 'id' && value !== null && byId.has(value)) add(byId.get(value)!)
    sorted.add(row)
  }
  all.forEach(add)
  return [...sorted]
}
