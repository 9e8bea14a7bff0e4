import type { Domain } from '#core/context/domain'
import { references } from '#accounting/references'

export default {
  uses: ['catalog', 'documents'],
  tables: [
    'accounts',
    'account_balances',
    'account_roles',
    'ledgers',
    'journal_entries',
    'journal_lines',
    'fiscal_periods',
    'bank_accounts',
    'expenses',
  ],
  scopes: ['accounting'],
  routes: () => import('#accounting/routes'),
  tools: () => import('#accounting/tools'),
  events: () => import('#accounting/events'),
  exports: () => import('#accounting/exports'),
  imports: [
    () => import('#accounting/accounts_bulk'),
    () => import('#accounting/journal_entries_bulk'),
    () => import('#accounting/expenses_bulk'),
  ],
  invariants: () => import('#accounting/invariants'),
  onNewTenant: async () => (await import('#accounting/chart')).giveChart(),
  references,
  beforeCurrencyChange: async () => (await import('#accounting/lock_ledger')).lockLedgerAtOnce(),
} satisfies Domain
