import type { Domain } from '#core/context/domain'
import { references } from '#tax/references'

export default {
  uses: ['accounting', 'catalog', 'documents', 'parties'],
  tables: [
    'taxes',
    'tax_rates',
    'tax_lines',
    'withholding_concepts',
    'withholding_lines',
    'withholding_certificates',
  ],
  routes: () => import('#tax/routes'),
  refusals: () => import('#tax/refusals'),
  tools: () => import('#tax/tools'),
  events: () => import('#tax/events'),
  exports: () => import('#tax/exports'),
  descriptions: () => import('#tax/descriptions'),
  jobs: () => import('#tax/jobs'),
  boot: () => import('#tax/boot'),
  invariants: () => import('#tax/invariants'),
  references: [
    ...references,
    {
      to: 'taxes',
      sql: 'SELECT id FROM tax_lines WHERE tenant_id = ? AND tax_id = ? LIMIT 1',
      message: 'Posted documents have this tax: set it to inactive instead',
    },
    {
      to: 'taxes',
      sql: 'SELECT id FROM products WHERE tenant_id = ? AND live = 1 AND INSTR(taxes, ?) > 0 LIMIT 1',
      message: 'Products have this tax: change them, or set it to inactive',
    },
  ],
  onNewTenant: async () => (await import('#tax/catalog/give_taxes')).giveTaxes(),
  copied: [{ table: 'taxes' }, { table: 'tax_rates' }, { table: 'withholding_concepts' }],
} satisfies Domain
