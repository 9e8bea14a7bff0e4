import type { Domain } from '#core/context/domain'

export default {
  uses: ['accounting', 'catalog', 'files', 'parties', 'tax'],
  tables: ['expenses', 'expense_lines'],
  routes: () => import('#expenses/routes'),
  refusals: () => import('#expenses/refusals'),
  tools: () => import('#expenses/tools'),
  events: () => import('#expenses/events'),
  exports: () => import('#expenses/exports'),
  descriptions: () => import('#expenses/descriptions'),
  imports: [() => import('#expenses/expenses_import')],
} satisfies Domain
