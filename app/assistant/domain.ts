import type { Domain } from '#core/context/domain'

export default {
  uses: ['*'],
  tables: [],
  scopes: ['assistant'],
  routes: () => import('#assistant/routes'),
  descriptions: () => import('#assistant/descriptions'),
  refusals: () => import('#assistant/refusals'),
} satisfies Domain
