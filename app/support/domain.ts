import type { Domain } from '#core/context/domain'

export default {
  uses: ['tenants', 'identity'],
  tables: ['tickets', 'ticket_categories', 'ticket_comments', 'ticket_events'],
  scopes: ['tickets'],
  routes: () => import('#support/routes'),
  refusals: () => import('#support/refusals'),
  tools: () => import('#support/tools'),
  descriptions: () => import('#support/descriptions'),
  events: () => import('#support/events'),
  exports: () => import('#support/exports'),
  imports: [() => import('#support/ticket_categories_import')],
  jobs: () => import('#support/jobs'),
} satisfies Domain
