import type { Domain } from '#core/context/domain'

export default {
  uses: ['accounting'],
  tables: ['payment_terms'],
  routes: () => import('#terms/routes'),
  refusals: () => import('#terms/refusals'),
  tools: () => import('#terms/tools'),
  descriptions: () => import('#terms/descriptions'),
  copied: [{ table: 'payment_terms' }],
} satisfies Domain
