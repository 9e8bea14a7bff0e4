/** Cache by the ledger's version, for data that each posting needs and that rarely changes. */
import { Current } from '#core/context/current'
import { isInTransaction } from '#core/database/transaction/writes'
import { currentLedger } from '#accounting/ledger/ledger_reads'

const MOST_KNOWN = 5_000

/**
 * Returns a function that answers `read`, and reads once per version of the company's ledger. A
 * change of what is read must call `lockLedger` before and `nextLedgerVersion` after: a transaction
 * then sees the values of before or after, never between. Costs no statement while it is cached and
 * the ledger is locked.
 */
export function cachedByLedger<T>(read: () => Promise<T>): () => Promise<T> {
  const known = new Map<number, { version: number; value: T }>()
  const keep = (version: number, value: T) => {
    known.delete(Current.tenantId)
    known.set(Current.tenantId, { version, value })
    if (known.size > MOST_KNOWN) known.delete(known.keys().next().value!)
  }

  return async () => {
    if (!isInTransaction()) return read()
    const ledger = await currentLedger()
    if (ledger.values.has(read)) return ledger.values.get(read) as T

    const cached = known.get(Current.tenantId)
    const isKnown = !ledger.isChanged && cached?.version === ledger.version
    const value = isKnown ? cached!.value : await read()
    if (!ledger.isChanged) keep(ledger.version, value)
    ledger.values.set(read, value)
    return value
  }
}
