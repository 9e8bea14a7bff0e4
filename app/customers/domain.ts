import type { Domain } from '#core/context/domain'

export default {
  uses: ['parties'],
  tables: ['customers', 'customer_interactions'],
  scopes: ['customers'],
  routes: () => import('#customers/routes'),
  refusals: () => import('#customers/refusals'),
  tools: () => import('#customers/tools'),
  events: () => import('#customers/events'),
  exports: () => import('#customers/exports'),
  descriptions: () => import('#customers/descriptions'),
  boot: () => import('#customers/boot'),
  imports: [() => import('#customers/import')],
} satisfies Domain
