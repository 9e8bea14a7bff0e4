/** Payslips without their lines, for the assistant. */
import { Current } from '#core/context/current'
import { defineList, type Condition } from '#core/resources/list/list'
import { lists } from '#core/endpoints/operations'
import { described, idFilter, periodFilter } from '#core/input/query_fields'
import { defineTransformer, out } from '#core/resources/transformer'
import { RUN_STATES } from '#payroll/runs/run_lifecycle'

const ofRun = (column: string) =>
  `(SELECT r.${column} FROM payroll_runs r WHERE r.tenant_id = t.tenant_id AND r.id = t.run_id)`

const record = defineTransformer(
  'PayslipTotals',
  'payslips',
  {
    id: out.id(),
    payrollRunId: out.id({ sql: 't.run_id' }),
    period: out.text({ sql: ofRun('period') }),
    runStatus: out.choice(RUN_STATES, { sql: ofRun('status') }),
    employeeId: out.id(),
    employeeName: out.text(),
    gross: out.number({ description: 'All that is earned' }),
    deductions: out.number({ description: 'What is withheld of it' }),
    net: out.number({ description: 'gross - deductions' }),
  },
  { bare: true }
)

const list = defineList({
  record,
  filters: {
    payrollRunId: described('Of one run.', idFilter()),
    employeeId: described('Of one employee.', idFilter()),
    period: described('Of one month, such as 2026-11.', periodFilter()),
  },
  where: {
    payrollRunId: (id: string): Condition => ['t.run_id = ?', id],
    period: (period: string): Condition => [
      't.run_id IN (SELECT r.id FROM payroll_runs r WHERE r.tenant_id = ? AND r.period = ?)',
      Current.tenantId,
      period,
    ],
  },
})

export const slipTotals = lists(list, { summary: 'Payslips without their lines' })
