import type { Domain } from '#core/context/domain'
import { references } from '#hr/references'

export default {
  uses: ['tenants'],
  tables: [
    'employees',
    'departments',
    'contracts',
    'salary_increases',
    'departures',
    'absences',
    'time_off_requests',
    'disciplinary_processes',
    'payroll_periods',
  ],
  scopes: ['hr', 'directory:read'],
  includedScopes: { 'directory:read': 'hr:read' },
  routes: () => import('#hr/routes'),
  tools: () => import('#hr/tools'),
  events: () => import('#hr/events'),
  exports: () => import('#hr/exports'),
  imports: [
    () => import('#hr/bulk'),
    () => import('#hr/contracts_bulk'),
    () => import('#hr/departments_bulk'),
  ],
  references,
} satisfies Domain
