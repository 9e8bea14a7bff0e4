/**
 * Merges a third party into another. Locks in this order: third parties, their customers,
 * suppliers and employees, the ledger, then the lines. A posting locks the customer or the third
 * party before the ledger, so that it comes wholly before or after the merge.
 */
import { record } from '#core/audit/audit'
import { sqlInstant } from '#core/database/columns'
import { execute } from '#core/database/query'
import { name } from '#core/database/sql'
import type { TenantTable } from '#core/database/tenant_tables'
import { countRows } from '#core/database/transaction/writes'
import { Current } from '#core/context/current'
import { remove } from '#core/endpoints/operations'
import { announce } from '#core/jobs/outbox'
import { clock } from '#core/primitives/clock'
import { linkedTables, moveLinked } from '#parties/linking/linked'
import { lockLines } from '#parties/merge/before_lines'
import { hasColumn, tablesOfThirdParties } from '#parties/tables'
import type ThirdParty from '#parties/models/third_party'

/** Both are locked. Every row of `from` becomes one of `into`; `from` is gone. */
export async function mergeThirdParties(from: ThirdParty, into: ThirdParty) {
  const linked = linkedTables()
  const moved = await moveLinked(from.id, into.id)
  await lockLines()
  for (const table of await tablesOfThirdParties())
    if (!linked.includes(table.name)) {
      const count = await moveRows(table, from.id, into.id)
      if (count) moved[table.name] = count
    }

  record({
    action: 'third_party.merged',
    entity: 'third_party',
    entityId: into.id,
    before: null,
    after: { mergedId: from.id, mergedName: from.name, moved },
  })
  await announce('third_party.deleted', { thirdPartyId: from.id })
  await remove(from)
  await announce('third_party.merged', { thirdPartyId: into.id })
}

async function moveRows(table: TenantTable, from: string, to: string): Promise<number> {
  const isVersioned = hasColumn(table, 'version') && hasColumn(table, 'updated_at')
  const count = await execute(
    `UPDATE ${name(table.name)}
       SET third_party_id = ?${isVersioned ? ', version = version + 1, updated_at = ?' : ''}
       WHERE tenant_id = ? AND third_party_id = ?`,
    [to, ...(isVersioned ? [sqlInstant(clock.now())] : []), Current.tenantId, from]
  )
  if (count && isVersioned) countRows(table.name, 0)
  return count
}
