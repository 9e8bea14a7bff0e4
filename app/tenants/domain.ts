import type { Domain } from '#core/context/domain'

export default {
  uses: ['files'],
  tables: [],
  scopes: ['settings'],
  routes: () => import('#tenants/routes'),
  refusals: () => import('#tenants/refusals'),
  tools: () => import('#tenants/tools'),
  descriptions: () => import('#tenants/descriptions'),
} satisfies Domain
