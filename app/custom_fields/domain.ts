import type { Domain } from '#core/context/domain'

export default {
  uses: [],
  tables: ['custom_fields', 'custom_values'],
  routes: () => import('#custom_fields/routes'),
  refusals: () => import('#custom_fields/refusals'),
} satisfies Domain
