import type { Domain } from '#core/context/domain'

export default {
  uses: ['catalog', 'documents', 'files'],
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
  refusals: () => import('#accounting/refusals'),
  tools: () => import('#accounting/tools'),
  events: () => import('#accounting/events'),
  exports: () => import('#accounting/exports'),
  descriptions: () => import('#accounting/descriptions'),
  imports: [
    () => import('#accounting/chart/accounts_import'),
    () => import('#accounting/ledger/journal_entries_import'),
    () => import('#accounting/expenses/expenses_import'),
  ],
  invariants: () => import('#accounting/invariants'),
  onNewTenant: async () => (await import('#accounting/chart/chart')).giveChart(),
  references: [
    {
      to: 'tenants',
      keeps: 'currency',
      sql: 'SELECT id FROM journal_entries WHERE tenant_id = ? LIMIT 1',
    },
  ],
  beforeCurrencyChange: async () =>
    (await import('#accounting/ledger/lock_ledger')).lockLedgerAtOnce(),
} satisfies Domain
