import type { Domain } from '#core/context/domain'

export default {
  uses: ['sales', 'purchasing', 'expenses', 'accounting'],
  tables: ['recurring_templates', 'recurring_occurrences'],
  routes: () => import('#recurring/routes'),
  refusals: () => import('#recurring/refusals'),
  tools: () => import('#recurring/tools'),
  events: () => import('#recurring/events'),
  exports: () => import('#recurring/exports'),
  descriptions: () => import('#recurring/descriptions'),
  invariants: () => import('#recurring/invariants'),
  jobs: () => import('#recurring/jobs'),
  references: [
    {
      to: 'suppliers',
      sql: `SELECT id FROM recurring_templates
        WHERE tenant_id = ? AND supplier_id = ? AND status IN ('ACTIVE', 'PAUSED') LIMIT 1`,
      message: 'This supplier has recurring bills or expenses: cancel them first',
    },
    {
      to: 'customers',
      sql: `SELECT id FROM recurring_templates
        WHERE tenant_id = ? AND customer_id = ? AND status IN ('ACTIVE', 'PAUSED') LIMIT 1`,
      message: 'This customer has recurring invoices: cancel them first',
    },
  ],
} satisfies Domain
