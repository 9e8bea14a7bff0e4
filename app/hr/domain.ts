import type { Domain } from '#core/context/domain'

export default {
  uses: ['tenants', 'files', 'parties', 'accounting'],
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
  refusals: () => import('#hr/refusals'),
  tools: () => import('#hr/tools'),
  descriptions: () => import('#hr/descriptions'),
  events: () => import('#hr/events'),
  exports: () => import('#hr/exports'),
  boot: () => import('#hr/boot'),
  imports: [
    () => import('#hr/people/employees_import'),
    () => import('#hr/contracts/contracts_import'),
    () => import('#hr/people/departments_import'),
  ],
  references: [
    {
      to: 'employees',
      sql: 'SELECT id FROM contracts WHERE tenant_id = ? AND employee_id = ? LIMIT 1',
      message: 'The employee has contracts',
    },
  ],
} satisfies Domain
