/** The exclusive lock of the ledger's row: waits for running postings. */
import { Current } from '#core/context/current'
import { execute, rows } from '#core/database/query'
import { undoable } from '#core/database/transaction/writes'
import { ensureChart } from '#accounting/chart/chart'
import { ledgerChanged } from '#accounting/ledger/ledger_reads'

/**
 * Returns the last closed day (`YYYY-MM-DD`) or null. A company without a chart gets one. Call it
 * before accounts are locked.
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

/** Fails at once while a posting has the lock. */
export const lockLedgerAtOnce = () =>
  rows('SELECT tenant_id FROM ledgers WHERE tenant_id = ? FOR UPDATE NOWAIT', [Current.tenantId])

/** Call it after a change of what is cached by the ledger's version, such as roles. */
export async function nextLedgerVersion() {
  await execute('UPDATE ledgers SET version = version + 1 WHERE tenant_id = ?', [Current.tenantId])
  ledgerChanged()
  undoable(ledgerChanged)
}
