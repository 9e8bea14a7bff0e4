import type { Domain } from '#core/context/domain'

export default {
  uses: ['parties', 'catalog', 'documents'],
  tables: [
    'accounts',
    'cost_centers',
    'account_balances',
    'account_roles',
    'ledgers',
    'journal_entries',
    'journal_lines',
    'fiscal_periods',
    'bank_accounts',
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
    () => import('#accounting/cost_centers/cost_centers_import'),
    () => import('#accounting/ledger/journal_entries_import'),
  ],
  boot: () => import('#accounting/boot'),
  invariants: () => import('#accounting/invariants'),
  onNewTenant: async () => (await import('#accounting/chart/chart')).giveChart(),
  copied: [
    { table: 'cost_centers' },
    { table: 'accounts' },
    // Roles of categories name records that a sandbox does not have.
    { table: 'account_roles', where: "role NOT LIKE 'expense:%'" },
  ],
  onNewSandbox: async () => (await import('#accounting/chart/chart')).openSandbox(),
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
