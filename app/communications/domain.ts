import type { Domain } from '#core/context/domain'

export default {
  uses: ['tenants', 'hr', 'documents'],
  tables: [
    'communication_templates',
    'communication_sends',
    'communication_calendars',
    'greeting_optouts',
  ],
  scopes: ['communications'],
  routes: () => import('#communications/routes'),
  refusals: () => import('#communications/refusals'),
  tools: () => import('#communications/tools'),
  descriptions: () => import('#communications/descriptions'),
  boot: () => import('#communications/boot'),
  listens: {
    'employee.created': { queue: 'mail', job: 'welcome' },
    'employee.deactivated': { queue: 'mail', job: 'farewell' },
    'time_off.approved': { queue: 'mail', job: 'time-off-approved' },
    'time_off.rejected': { queue: 'mail', job: 'time-off-rejected' },
    'payroll.approved': { queue: 'mail', job: 'payslips' },
  },
  jobs: () => import('#communications/jobs'),
} satisfies Domain
