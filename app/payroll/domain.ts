import type { Domain } from '#core/context/domain'

export default {
  uses: ['tenants', 'hr', 'accounting', 'documents', 'communications'],
  tables: [
    'payroll_runs',
    'payroll_inputs',
    'payroll_settings',
    'payslips',
    'payslip_lines',
    'deductions',
    'bonuses',
    'overtimes',
  ],
  scopes: ['payroll'],
  routes: () => import('#payroll/routes'),
  refusals: () => import('#payroll/refusals'),
  tools: () => import('#payroll/tools'),
  descriptions: () => import('#payroll/descriptions'),
  events: () => import('#payroll/events'),
  invariants: () => import('#payroll/invariants'),
  boot: () => import('#payroll/boot'),
  jobs: () => import('#payroll/jobs'),
  onNewTenant: async () => (await import('#payroll/inputs/default_deductions')).giveDeductions(),
  copied: [{ table: 'payroll_settings' }, { table: 'deductions', where: 'live = 1' }],
  references: [
    {
      to: 'employees',
      sql: 'SELECT id FROM payslips WHERE tenant_id = ? AND employee_id = ? LIMIT 1',
      message: 'The employee has payslips',
    },
  ],
} satisfies Domain
