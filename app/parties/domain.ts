import type { Domain } from '#core/context/domain'

export default {
  uses: [],
  tables: ['third_parties'],
  routes: () => import('#parties/routes'),
  refusals: () => import('#parties/refusals'),
  tools: () => import('#parties/tools'),
  events: () => import('#parties/events'),
  exports: () => import('#parties/exports'),
  descriptions: () => import('#parties/descriptions'),
  imports: [() => import('#parties/import')],
} satisfies Domain
