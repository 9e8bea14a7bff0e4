import type { Domain } from '#core/context/domain'

export default {
  uses: ['identity'],
  tables: [],
  scopes: ['audit:read'],
  routes: () => import('#api/routes'),
  tools: () => import('#api/tools'),
  descriptions: () => import('#api/descriptions'),
} satisfies Domain
