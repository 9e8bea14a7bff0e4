import type { Domain } from '#core/context/domain'

export default {
  uses: ['*'],
  tables: [
    'imports',
    'import_errors',
    'import_keys',
    'import_references',
    'exports',
    'webhooks',
    'webhook_deliveries',
    'webhook_messages',
    'event_sequences',
  ],
  scopes: ['integrations'],
  routes: () => import('#integrations/routes'),
  descriptions: () => import('#integrations/descriptions'),
  refusals: () => import('#integrations/refusals'),
  events: () => import('#integrations/events'),
  boot: () => import('#integrations/boot'),
  jobs: () => import('#integrations/jobs'),
} satisfies Domain
