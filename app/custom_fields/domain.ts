import type { Domain } from '#core/context/domain'

export default {
  uses: [],
  tables: ['custom_fields', 'custom_values'],
  routes: () => import('#custom_fields/routes'),
  descriptions: () => import('#custom_fields/descriptions'),
  refusals: () => import('#custom_fields/refusals'),
} satisfies Domain
