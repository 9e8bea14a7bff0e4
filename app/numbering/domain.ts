import type { Domain } from '#core/context/domain'

export default {
  uses: ['accounting'],
  tables: ['numbering_ranges'],
  routes: () => import('#numbering/routes'),
  refusals: () => import('#numbering/refusals'),
  tools: () => import('#numbering/tools'),
  events: () => import('#numbering/events'),
  descriptions: () => import('#numbering/descriptions'),
} satisfies Domain
