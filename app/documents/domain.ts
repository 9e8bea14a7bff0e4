import type { Domain } from '#core/context/domain'

export default {
  uses: ['tenants', 'files'],
  tables: [],
  routes: () => import('#documents/routes'),
  refusals: () => import('#documents/refusals'),
  descriptions: () => import('#documents/descriptions'),
  boot: () => import('#documents/boot'),
} satisfies Domain
