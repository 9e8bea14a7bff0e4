/** Assistant tools for payroll: reading and overtime. People start, approve and pay runs. */
import { toolset } from '#core/endpoints/assistant_tools'
import { slipTotals } from '#payroll/runs/slip_totals'

export default toolset('payroll', {
  find_payroll_runs: {
    route: 'payroll-runs.index',
    description:
      'Find payroll runs by month (`period`, such as 2026-11) or status, with their totals. Use ' +
      'it first for any question on what was or will be paid; its ids are what the other tools of ' +
      'payroll ask for.',
  },
  read_payroll_run: {
    route: 'payroll-runs.show',
    description:
      'Read one payroll run: status, totals, how many slips are below zero, and why a computation ' +
      'failed. Use it when somebody asks how the payroll of a month stands; find_payroll_runs ' +
      'gives the id.',
  },
  find_payslips: {
    permission: 'payroll:read',
    operation: slipTotals,
    description:
      'Find payslips by employee, month (`period`) or payroll run, each with gross, deductions ' +
      'and net. Use it when somebody asks what somebody was paid; slips of runs that are REVERSED ' +
      'do not count. find_employees gives `employeeId`, read_payslip the lines.',
  },
  read_payslip: {
    route: 'payroll-runs.payslips.show',
    description:
      'Read one payslip line by line. Use it to explain somebody’s pay; find_payslips gives both ' +
      'ids: `payrollRunId` is the `id` here, and its `id` the `payslipId`.',
  },
  find_overtime: {
    route: 'overtime.index',
    description:
      'Find overtime by employee, kind, day, or whether it is approved. Use it with `approved: ' +
      'false` to tell what waits for approval.',
  },
  record_overtime: {
    route: 'overtime.store',
    description:
      'Note hours that an employee has worked beyond their time; they are paid once approved. Use ' +
      'it when somebody reports overtime, and ask where you do not know whether it was by day or ' +
      'by night, or on a Sunday or holiday (DOMINICAL). find_employees gives `employeeId`.',
  },
  approve_overtime: {
    route: 'overtime.approve',
    description:
      'Approve overtime, which the next payroll run then pays. Use it only for whoever decides ' +
      'this, and ask first; find_overtime gives the id.',
  },
  find_bonuses: {
    route: 'bonuses.index',
    description:
      'Find bonuses and commissions by employee, kind or month. Use it when somebody asks what is ' +
      'paid beside salaries.',
  },
})
