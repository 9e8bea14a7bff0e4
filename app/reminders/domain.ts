import type { Domain } from '#core/context/domain'

export default {
  uses: ['tenants', 'customers', 'terms', 'sales', 'documents', 'document_mails'],
  tables: [
    'reminder_levels',
    'reminders',
    'reminder_rows',
    'reminder_calendars',
    'due_announcements',
  ],
  routes: () => import('#reminders/routes'),
  refusals: () => import('#reminders/refusals'),
  tools: () => import('#reminders/tools'),
  events: () => import('#reminders/events'),
  descriptions: () => import('#reminders/descriptions'),
  jobs: () => import('#reminders/jobs'),
  copied: [{ table: 'reminder_levels', where: 'live = 1' }],
} satisfies Domain
