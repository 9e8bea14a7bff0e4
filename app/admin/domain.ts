import type { Domain } from '#core/context/domain'

export default {
  uses: ['api', 'identity', 'tenants', 'integrations', 'parties'],
  tables: [],
  routes: () => import('#admin/routes'),
} satisfies Domain
