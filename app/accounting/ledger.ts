/**
 * The ledger's public module, and the only writer of journal entries. Documents post to roles,
 * `debit('receivable', total)`; `post` writes the entry, its lines and the balances in the
 * document's transaction. Entries are immutable.
 */
export {
  COLUMNS as ACCOUNT_COLUMNS,
  accountsByRole,
  accountsFor,
  closedThrough,
  feedAccounts,
  feedLedger,
  ledgerAndSettings,
  ledgerReads,
  nextWarehousesVersion,
  warehousesVersion,
  type PostingAccount,
} from '#accounting/ledger/ledger_reads'
export { ensureAccounts } from '#accounting/chart/complete_chart'
export { cachedByLedger } from '#accounting/ledger/cached_by_ledger'
export { mustBeNoControl } from '#accounting/ledger/control_accounts'
export { mustBeCostCenters, mustTakeCostCenter } from '#accounting/cost_centers/known_cost_centers'
export type { Defaults } from '#accounting/ledger/dimensions'
export { lockLedger, nextLedgerVersion } from '#accounting/ledger/lock_ledger'
export {
  bankReads,
  ledgerAccountOf,
  moneyAccountOf,
  type MoneyAccount,
} from '#accounting/roles/money_accounts'
export { moneyOfRefund } from '#accounting/roles/refund_money'
export {
  credit,
  debit,
  mustBeOpen,
  mustTakePostings,
  post,
  type Line,
} from '#accounting/ledger/posting'
export {
  billSettings,
  type BillSettings,
  type ReceiptPosting,
} from '#accounting/roles/bill_settings'
export { roundingLimit } from '#accounting/roles/settings'
export { dayFrom, dayOfVoid, reverse, reverseEntry } from '#accounting/ledger/reversal'
export type { Role } from '#accounting/roles/roles'
