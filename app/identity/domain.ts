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
  jobs: () => import('#identity/jobs'),
} satisfies Domain
