import type { Domain } from '#core/context/domain'

export default {
  uses: ['tenants'],
  tables: [
    'people',
    'users',
    'roles',
    'api_keys',
    'invitations',
    'revoked_tokens',
    'oauth_clients',
    'oauth_grants',
    'oauth_tokens',
    'sso_settings',
    'sso_domains',
    'used_id_tokens',
    'sessions',
    'recovery_codes',
    'password_resets',
  ],
  scopes: ['users'],
  routes: () => import('#identity/routes'),
  refusals: () => import('#identity/refusals'),
  tools: () => import('#identity/tools'),
  descriptions: () => import('#identity/descriptions'),
  archives: () => import('#identity/archive/people_of_archive'),
  beforeRemoval: async () => (await import('#identity/people/leave_company')).leaveCompany(),
  references: [
    {
      to: 'roles',
      sql: 'SELECT id FROM sso_settings WHERE tenant_id = ? AND role_id = ? LIMIT 1',
      message: 'New users of single sign-on get this role',
    },
  ],
  jobs: () => import('#identity/jobs'),
} satisfies Domain
