/**
 * The ledger's door: nothing else writes journal entries. A document says what it means in roles,
 * `debit('receivable', total)`, and `post` writes the entry, its lines and the balances in the
 * document's own transaction. Entries are never changed.
 */
export {
  feedLedger,
  ledgerAndSettings,
  ledgerReads,
  nextWarehousesVersion,
  warehousesVersion,
} from '#accounting/ledger_reads'
export { bankReads, ledgerAccountOf, moneyAccountOf } from '#accounting/money_accounts'
export { credit, debit, mustBeOpen, mustTakePostings, post, type Line } from '#accounting/posting'
export { dayOfVoid, reverse, reverseEntry } from '#accounting/reversal'
export type { Role } from '#accounting/roles'
