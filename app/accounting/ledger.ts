/**
 * The ledger's public module, and the only writer of journal entries. Documents post to roles,
 * `debit('receivable', total)`; `post` writes the entry, its lines and the balances in the
 * document's transaction. Entries are immutable.
 */
export {
  accountsByRole,
  accountsFor,
  closedThrough,
  feedLedger,
  ledgerAndSettings,
  ledgerReads,
  nextWarehousesVersion,
  warehousesVersion,
} from '#accounting/ledger/ledger_reads'
export { bankReads, ledgerAccountOf, moneyAccountOf } from '#accounting/roles/money_accounts'
export {
  credit,
  debit,
  mustBeOpen,
  mustTakePostings,
  post,
  type Line,
} from '#accounting/ledger/posting'
export { dayOfVoid, reverse, reverseEntry } from '#accounting/ledger/reversal'
export type { Role } from '#accounting/roles/roles'
