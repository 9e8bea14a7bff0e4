/** Texts of deductions, overtime and bonuses. */
import type { Descriptions } from '#core/resources/descriptions'

export default {
  operations: {
    'deductions.index':
      'Lists deductions of employees and contributions of the employer, inactive ones ' +
      'included. ' +
      'What was withheld from a person is in the payslips, `GET /payroll-runs/:id/payslips`.',
    'deductions.store':
      'Creates a deduction that every payroll run applies to all employees from then on. ' +
      'Drafts that were computed before need `POST /payroll-runs/:id/recompute`; ' +
      'for one person use a bonus or another input.',
    'deductions.show':
      'Reads one deduction with its percentage or amount. ' +
      'A company in Colombia starts with health, pension and family fund.',
    'deductions.update':
      'Changes name, percentage, amount, payer, fund or state for later runs; ' +
      'approved payslips keep their figures. ' +
      'Set `isActive` to false to pause a deduction.',
    'deductions.destroy':
      'Removes a deduction from later runs; ' +
      'payslips keep what was withheld. ' +
      'Set `isActive` to false with `PATCH /deductions/:id` when it may come back.',
    'overtime.index':
      'Lists overtime by employee, type, day and approval. ' +
      'Filter with `approved=false` for entries that wait for `POST /overtime/:id/approve`.',
    'overtime.store':
      'Records hours of overtime on a day under contract; ' +
      'an employee has at most 24 hours a day. ' +
      'They are not paid until `POST /overtime/:id/approve`.',
    'overtime.show':
      'Reads one entry with its approval and the run that pays it. ' +
      'Its amount is a line of the payslip.',
    'overtime.update':
      'Changes type, day, hours or notes while the overtime is not approved. ' +
      'Approved overtime is deleted and recorded again.',
    'overtime.destroy':
      'Deletes overtime, approved or not, that no payroll run has paid. ' +
      'Paid overtime answers 409 `IN_USE` until that run is cancelled or reversed.',
    'overtime.approve':
      'Approves overtime, so that the next payroll run pays it by the factor and salary of ' +
      'its day, however late. ' +
      'A draft that stands already takes it after `POST /payroll-runs/:id/recompute`.',
    'bonuses.index':
      'Lists bonuses by employee, type and month. ' +
      'The field `payrollRunId` tells which run has paid one.',
    'bonuses.store':
      'Records a bonus; ' +
      'the run of its `period` pays it, or the next run when the month is approved or ' +
      'absent. ' +
      'Use `POST /employees/:id/salary-increases` for a lasting raise.',
    'bonuses.show':
      'Reads one bonus; ' +
      'its amount needs `payroll:read`. ' +
      'Whether it is salary or taxable follows from its type.',
    'bonuses.update':
      'Changes type, amount, month or text while no run has paid the bonus; ' +
      'another amount needs `payroll:read`. ' +
      'Once paid it answers 409 `IN_USE` until that run is cancelled or reversed.',
    'bonuses.destroy':
      'Deletes a bonus that no payroll run has paid. ' +
      'Cancel or reverse its run first with `POST /payroll-runs/:id/cancel` or `POST ' +
      '/payroll-runs/:id/reverse`.',
  },

  fields: {
    'Overtime.allowedActions': {
      description: 'Verbs that its state allows now. Read-only.',
      example: ['update', 'approve', 'delete'],
    },
    'employeeId': 'Employee whom the record is about. It cannot be changed later.',
    'payrollRunId': 'Run of the payslip. Read-only.',
    'Bonus.payrollRunId':
      'Run that has paid it; ' +
      'null while it is free. ' +
      'Read-only: ' +
      'until that run is cancelled or reversed, the record is locked.',
    'Overtime.payrollRunId':
      'Run that has paid it; ' +
      'null while it is free. ' +
      'Read-only: ' +
      'until that run is cancelled or reversed, the record is locked.',
    'name': { description: 'Name, as payslips print it.', example: 'Salud' },
    'Deduction.percentage': {
      description:
        'Percent of the `base` of a payslip, with up to 4 decimals: ' +
        '4 is 4 %. ' +
        'Either this or `fixedAmount`; ' +
        'the other is null.',
      example: 4,
    },
    'Deduction.fixedAmount': {
      description:
        "Amount of a month in the company's currency, with at most its decimals. " +
        'Either this or `percentage`; ' +
        'the other is null.',
      example: null,
    },
    'DeductionCreate.fixedAmount': {
      description:
        "Amount of a month in the company's currency, with at most its decimals. " +
        'Either this or `percentage`.',
      example: 25000,
    },
    'Deduction.side': 'Who pays it.',
    'Deduction.fund': 'Fund that receives it; it decides the accounts of the entry.',
    'Deduction.isActive': 'Whether payroll runs apply it.',
    'Overtime.type': 'Kind of overtime; the law of the country and the day gives its factor.',
    'OvertimeCreate.type': 'Kind of overtime; the law of the country and the day gives its factor.',
    'OvertimeUpdate.type': 'Kind of overtime; the law of the country and the day gives its factor.',
    'date': 'Day on which the hours were worked, in the time zone of the company.',
    'hours': { description: 'Hours worked, with up to 4 decimals.', example: 2.5 },
    'notes': {
      description: 'Free text; payslips do not show it.',
      example: 'Inventario de fin de mes',
    },
    'Overtime.approved':
      'Whether it is approved; ' +
      'only approved overtime is paid. ' +
      'Read-only: ' +
      '`POST /overtime/:id/approve` changes it.',
    'OvertimeUpdate.approved':
      'The current value, which may be repeated; ' +
      'another is refused. ' +
      'Use `POST /overtime/:id/approve`.',
    'approvedAt': 'Instant of the approval, in UTC; null before it. Read-only.',
    'Overtime.approvedBy': 'User or API key that approved it; null before the approval. Read-only.',
    'Bonus.type': 'Kind of bonus; it decides `isSalary` and `isTaxable`.',
    'BonusCreate.type': 'Kind of bonus; it decides whether it is salary and taxable.',
    'BonusUpdate.type': 'Kind of bonus; it decides whether it is salary and taxable.',
    'amount': {
      description: "Amount in the company's currency, with at most its decimals.",
      example: 300000,
    },
    'Bonus.period': {
      description: 'Month that it is paid with, as YYYY-MM; null for the next run.',
      example: '2026-11',
    },
    'BonusCreate.period': {
      description:
        'Month that it is paid with, as YYYY-MM; ' +
        'the next run when absent. ' +
        'Not before the month of hiring.',
      example: '2026-11',
    },
    'BonusUpdate.period': {
      description:
        'Month that it is paid with, as YYYY-MM; ' +
        'null for the next run. ' +
        'Not before the month of hiring.',
      example: '2026-11',
    },
    'description': { description: 'Text for the company.', example: 'Meta del trimestre' },
    'Bonus.isSalary':
      'Whether percentages of deductions are taken of it. ' +
      'Read-only: ' +
      'PERFORMANCE and PRODUCTIVITY are salary.',
    'isTaxable':
      'Whether it counts as taxable income. ' +
      'Read-only: ' +
      'PERFORMANCE, PRODUCTIVITY and OTHER_TAXABLE are taxable.',
    'period': { description: 'Month of the payroll, as YYYY-MM.', example: '2026-11' },
    'recargoNocturno': 'Factor of the surcharge for regular hours at night.',
  },

  enums: {
    'Deduction.side': {
      EMPLOYEE: 'Withheld from the pay.',
      EMPLOYER: 'Paid by the employer on top of the pay.',
    },
    'Deduction.fund': {
      HEALTH: 'Health insurance; in Colombia the EPS.',
      PENSION: 'Pension fund.',
      FAMILY_FUND: 'Family compensation fund; in Colombia the caja de compensación.',
      OTHER: 'Any other creditor.',
    },
    'Overtime.type': {
      DIURNA: 'Overtime by day.',
      NOCTURNA: 'Overtime at night.',
      DIURNA_DOMINICAL: 'Overtime by day on a Sunday or holiday.',
      NOCTURNA_DOMINICAL: 'Overtime at night on a Sunday or holiday.',
      RECARGO_NOCTURNO: 'Surcharge alone for regular hours at night.',
    },
    'Bonus.type': {
      PERFORMANCE: 'For performance; salary and taxable.',
      PRODUCTIVITY: 'For productivity; salary and taxable.',
      CHRISTMAS_BONUS: 'Christmas bonus; neither salary nor taxable.',
      TRANSPORT_ALLOWANCE: 'Transport; neither salary nor taxable.',
      FOOD_ALLOWANCE: 'Food; neither salary nor taxable.',
      LEGAL_BONUS: 'Bonus by law; neither salary nor taxable.',
      OTHER_TAXABLE: 'Any other; taxable, not salary.',
      OTHER_NON_TAXABLE: 'Any other; neither salary nor taxable.',
    },
  },

  parameters: {
    employeeId: 'Records of this employee only.',
    type: 'Records of this type only.',
    period: 'Records of this month only, as YYYY-MM.',
    status: 'Runs in this state only.',
    side: 'Deductions that this side pays.',
    isActive: '`true` for deductions that runs apply, `false` for the others.',
    approved: '`true` for approved overtime, `false` for what waits for approval.',
    from: 'Worked on this day or later.',
    to: 'Worked on this day or earlier.',
  },
} satisfies Descriptions
