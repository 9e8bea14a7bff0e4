/** What an assistant may know about pay, and the hours that it may note; runs are started, approved and paid by people. */
import { defineTools } from '#core/tools'

export const offerPayrollTools = () =>
  defineTools({
    find_payroll_runs: {
      route: 'payroll-runs.index',
      description: 'Find payroll runs by month (`period`, such as 2026-11) or status, with their totals. Use it first for any question on what was or will be paid; its ids are what the other tools of payroll ask for.',
    },
    read_payroll_run: {
      route: 'payroll-runs.show',
      description: 'Read one payroll run: its status, totals, and what could not be computed. find_payroll_runs gives the id.',
    },
    find_payslips: {
      route: 'payroll-runs.payslips.index',
      description: 'List the payslips of one payroll run with all their lines; name an `employeeId` where one person is asked about, since the list is long. find_payroll_runs gives the id, find_employees `employeeId`.',
    },
    read_payslip: {
      route: 'payroll-runs.payslips.show',
      description: 'Read one payslip line by line. Use it to explain somebody’s pay; find_payroll_runs gives the id of the run, find_payslips that of the slip.',
    },
    find_overtime: {
      route: 'overtime.index',
      description: 'Find overtime by employee, kind, day, or whether it is approved. Use it with `approved: false` to tell what waits for approval.',
    },
    record_overtime: {
      route: 'overtime.store',
      description: 'Note hours that an employee has worked beyond their time; they are paid once approved. The kinds say whether it was by day or by night, and on a Sunday or holiday (DOMINICAL): ask where you do not know. find_employees gives `employeeId`.',
    },
    approve_overtime: {
      route: 'overtime.approve',
      description: 'Approve overtime, which the next payroll run then pays. Ask before you decide for somebody; find_overtime gives the id.',
    },
    find_bonuses: {
      route: 'bonuses.index',
      description: 'Find bonuses and commissions by employee, kind or month. Use it when somebody asks what is paid beside salaries.',
    },
  })
