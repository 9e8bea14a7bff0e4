/**
 * The ledger's row for a writer alone. Postings on their way are waited for; those behind see what
 * has changed.
 */
import { Current } from '#core/context/current'
import { execute, rows } from '#core/database/query'
import { ensureChart } from '#accounting/chart/chart'

/**
 * Answers the last day that is closed (`YYYY-MM-DD`), null while none is. A company without a chart
 * gets it now. To be called before any account is locked.
 */
export async function lockLedger(): Promise<string | null> {
  const locked = () =>
    rows('SELECT closed_through AS closedThrough FROM ledgers WHERE tenant_id = ? FOR UPDATE', [
      Current.tenantId,
    ])
  const [ledger] = await locked()
  if (ledger) return ledger.closedThrough

  await ensureChart()
  return (await locked())[0].closedThrough
}

/** Locks the ledger's row, or fails at once while a posting holds it. */
export const lockLedgerAtOnce = () =>
  rows('SELECT tenant_id FROM ledgers WHERE tenant_id = ? FOR UPDATE NOWAIT', [Current.tenantId])

/** After a change of what postings remember by the version of the ledger, such as roles. */
export const nextLedgerVersion = () =>
  execute('UPDATE ledgers SET version = version + 1 WHERE tenant_id = ?', [Current.tenantId])
