/** Texts of the domain in the reference of the API. */
import { fieldsOf, type Descriptions } from '#core/resources/descriptions'

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

    'payroll-runs.index':
      'Lists runs of all months, cancelled and reversed ones included. ' +
      'Filter with `period` for a month; ' +
      'one of its runs stands at most.',
    'payroll-runs.store':
      'Starts the run of a month and answers at once, while the worker computes the ' +
      'payslips; ' +
      '`payroll.computed` announces the end. ' +
      'A second run of the month is a 409 `DUPLICATE`: ' +
      'use `POST /payroll-runs/:id/recompute`.',
    'payroll-runs.show':
      'Reads a run with its progress and totals; ' +
      'the totals need `payroll:read`. ' +
      'The payslips of each employee are at `GET /payroll-runs/:id/payslips`.',
    'payroll-runs.approve':
      'Approves a draft: ' +
      'its entry is posted on the last day of the month, the inputs of the month are locked, ' +
      'and payslips are mailed. ' +
      'It answers 409 `OUTDATED` when those inputs have changed; ' +
      'use `POST /payroll-runs/:id/recompute` first.',
    'payroll-runs.cancel':
      'Cancels a run that is not approved, deletes its payslips and frees its overtime and ' +
      'bonuses. ' +
      'Use `POST /payroll-runs/:id/reverse` for a run that is approved or paid.',
    'payroll-runs.pay':
      'Posts the payment of the net today, from a bank account or from cash, and marks the ' +
      'run PAID. ' +
      'It moves no money at the bank; ' +
      'take it back with `POST /payroll-runs/:id/reverse`.',
    'payroll-runs.payslips.index':
      'Lists the payslips of a run with all their lines. ' +
      'Filter with `negative=true` for those that block `POST /payroll-runs/:id/approve`.',
    'payroll-runs.payslips.show':
      'Reads one payslip with its lines and the records that they come from. ' +
      'Use `GET /payroll-runs/:id/payslips/:payslipId/pdf` for a document to hand out.',
    'payroll-runs.payslips.pdf':
      "Prints a payslip as a PDF in the language of the company's `locale`. " +
      'Approval mails payslips by itself when a PAYROLL_SLIP template exists.',
    'payroll-runs.recompute':
      'Computes a draft or failed run again from the current contracts, leave, inputs and ' +
      'settings, in the worker. ' +
      'An approved run is changed by `POST /payroll-runs/:id/reverse` and a new run.',
    'payroll-runs.reverse':
      'Reverses an approved or paid run with opposite entries of today, frees its inputs and ' +
      'opens its month for changes. ' +
      'Its payslips stay readable; ' +
      'use `POST /payroll-runs/:id/cancel` for a draft.',

    'settings.payroll.show':
      "Reads the values that payroll uses today, the country's law with its dates and " +
      "sources, and the company's own values. " +
      'The deductions are at `GET /deductions`.',
    'settings.payroll.update':
      "Replaces the whole list of the company's own values, each from a day on; " +
      'drafts need `POST /payroll-runs/:id/recompute`. ' +
      'Send `value: ' +
      'null` to return to the law from a day on.',
  },

  fields: {
    'PayrollRun.allowedActions': {
      description: 'Verbs that its state allows now. Read-only.',
      example: ['recompute', 'approve', 'cancel'],
    },
    'Overtime.allowedActions': {
      description: 'Verbs that its state allows now. Read-only.',
      example: ['update', 'approve', 'delete'],
    },
    'Payslip.employeeId': 'Employee of the payslip. Read-only.',
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
    'PayrollRun.approvedBy': 'User or API key that approved the run; null before it. Read-only.',
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
    'PayrollRun.status': 'State of the run. Read-only: verbs and the worker change it.',
    'PayrollRun.employees': {
      description:
        'Employees who get a payslip; null until the worker has counted them. Read-only.',
      example: 214,
    },
    'PayrollRun.processed': {
      description: 'Payslips that are computed so far. Read-only.',
      example: 214,
    },
    ...fieldsOf(['PayrollRun', 'Payslip'], {
      gross: {
        description:
          "All earnings in the company's currency: the sum of the EARNING lines. Read-only.",
        example: 2300000,
      },
      base: {
        description:
          "Part of the earnings of which percentages are taken, in the company's currency. " +
          'Read-only.',
        example: 2000000,
      },
      deductions: {
        description:
          "Amount withheld from employees, in the company's currency: " +
          'the sum of the EMPLOYEE lines. ' +
          'Read-only.',
        example: 160000,
      },
      employerCost: {
        description:
          "Contributions of the employer on top of `gross`, in the company's currency. Read-only.",
        example: 490000,
      },
      net: {
        description:
          "Pay of the employees, `gross` less `deductions`, in the company's currency. Read-only.",
        example: 2140000,
      },
    }),
    'PayrollRun.negative': {
      description: 'Payslips with a net below zero; a run with any is not approved. Read-only.',
      example: 0,
    },
    'PayrollRun.error': {
      description: 'Why the computation failed; null unless it is FAILED. Read-only.',
      example: null,
    },
    'PayrollRun.journalEntryId': 'PAYROLL entry of the approval; null before it. Read-only.',
    'PayrollRun.paymentEntryId': 'PAYMENT entry; null before the payment. Read-only.',
    'PayrollRun.bankAccountId':
      'Bank account that paid; null before the payment and for cash. Read-only.',
    'PayrollRunsPayInput.bankAccountId': 'Bank account that pays; cash when absent or null.',
    'computedAt': 'Instant at which the computation ended, in UTC; null before it. Read-only.',
    'paidAt': 'Instant of the payment, in UTC; null before it. Read-only.',
    'reversedAt': 'Instant of the reversal, in UTC; null before it. Read-only.',
    'reversalReason': {
      description: 'Reason of the reversal; null without one. Read-only.',
      example: null,
    },
    'reason': {
      description: 'Reason of the reversal, which its entries show.',
      example: 'Faltaban las horas extra de bodega.',
    },

    'Payslip.employeeName': {
      description: 'Name of the employee on the day of the computation. Read-only.',
      example: 'Ana María Gómez Ñáñez',
    },
    'document': {
      description: 'Type and number of the identity document on the day of the computation.',
      example: 'CC 1020304050',
    },
    'position': {
      description: 'Job title on the day of the computation.',
      example: 'Jefe de bodega',
    },
    'lines': 'Lines of the payslip, in printing order.',
    'Payslip.lines.concept': {
      description:
        'SALARY, OVERTIME_…, BONUS_…, UNPAID_…, TRANSPORT_ALLOWANCE, or the name of the deduction.',
      example: 'SALARY',
    },
    'Payslip.lines.quantity': { description: 'Days, hours, or 1.', example: 30 },
    'Payslip.lines.rate': {
      description:
        "Pay of one unit in the company's currency, to 4 decimals; " +
        'for a percentage the percentage.',
      example: 66666.6667,
    },
    'Payslip.lines.base': {
      description:
        "Value that the line is computed from, in the company's currency: " +
        'the monthly salary or allowance, the bonus, or the base of a percentage.',
      example: 2000000,
    },
    'Payslip.lines.amount': {
      description:
        "Amount in the company's currency; " +
        'computed exactly and rounded once, half away from zero. ' +
        'Negative for unpaid days.',
      example: 2000000,
    },
    'Payslip.lines.side': 'Whether the line is earned, withheld or paid on top.',
    'Payslip.lines.source':
      'Record that the line comes from, with its days and the law that applies.',
    'source.type': 'Kind of record; LAW for a statutory allowance.',
    'source.id': 'Id of the record; null for LAW.',
    'source.date': 'Day of the record, such as of overtime.',
    'source.from': { description: 'First day that the line pays.', example: '2026-11-01' },
    'source.to': { description: 'Last day that the line pays.', example: '2026-11-30' },
    'Payslip.lines.source.factor': { description: 'Factor of an hour of overtime.', example: 1.25 },
    'source.monthlyHours': {
      description: 'Hours that the monthly salary is divided by.',
      example: 210,
    },
    'source.law': {
      description: 'Articles of the law that apply.',
      example: ['CST art. 168'],
    },
    'Payslip.lines.source.provisional':
      'Whether the value is not enacted yet and the one before it was carried on.',

    'countryCode': {
      description:
        'Country whose law applies; ' +
        'null for the neutral values of countries without a law of their own here. ' +
        'Read-only.',
      example: 'CO',
    },
    'overrides': "The company's own values; each replaces the law from its day on.",
    'monthlyHours': 'Hours of a month, by which the monthly salary is divided.',
    'diurna': 'Factor of an hour of overtime by day.',
    'nocturna': 'Factor of an hour of overtime at night.',
    'recargoNocturno': 'Factor of the surcharge for regular hours at night.',
    'sundaySurcharge': 'Factor that is added on Sundays and holidays.',
    'minimumWage': "Monthly minimum wage in the company's currency.",
    'transportAllowance': "Monthly transport allowance in the company's currency.",
    'transportCeiling': 'Highest salary with a transport allowance, in minimum wages.',
    'from': { description: 'First day on which the value holds.', example: '2026-07-16' },
    'value': {
      description:
        'Value of the parameter: ' +
        "hours, a factor, minimum wages, or an amount in the company's currency.",
      example: 210,
    },
    'overrides.value': {
      description:
        'Value of the parameter: ' +
        "hours, a factor, minimum wages, or an amount in the company's currency. " +
        'Null returns to the law.',
      example: 205,
    },
    'source': {
      description: 'Source of the value.',
      example: 'Ley 2101 de 2021',
    },
    'parameter': 'Parameter that the value replaces.',
    'note': { description: 'Reason for the value.', example: 'Convención colectiva 2027' },
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
    'PayrollRun.status': {
      COMPUTING: 'The worker computes the payslips.',
      DRAFT: 'Computed; may be checked, recomputed and approved.',
      FAILED: 'Could not be computed; `error` says why.',
      APPROVED: 'Posted; payslips are final.',
      PAID: 'Posted and paid.',
      CANCELLED: 'Cancelled before approval; without payslips.',
      REVERSED: 'Approved once and reversed.',
    },
    'lines.side': {
      EARNING: 'Part of `gross`.',
      EMPLOYEE: 'Withheld from `gross`.',
      EMPLOYER: 'Paid by the employer on top.',
    },
    'source.type': {
      CONTRACT: 'Contract.',
      SALARY_INCREASE: 'Salary increase.',
      OVERTIME: 'Overtime.',
      BONUS: 'Bonus.',
      ABSENCE: 'Absence.',
      DISCIPLINARY_PROCESS: 'Suspension.',
      TIME_OFF_REQUEST: 'Unpaid leave.',
      DEDUCTION: 'Deduction.',
      LAW: 'Statutory allowance.',
    },
    'parameter': {
      monthlyHours: 'Hours of a month.',
      diurna: 'Factor of overtime by day.',
      nocturna: 'Factor of overtime at night.',
      recargoNocturno: 'Surcharge for regular hours at night.',
      sundaySurcharge: 'Surcharge of Sundays and holidays.',
      minimumWage: 'Monthly minimum wage.',
      transportAllowance: 'Monthly transport allowance.',
      transportCeiling: 'Highest salary with the allowance, in minimum wages.',
    },
  },

  parameters: {
    'employeeId': 'Records of this employee only.',
    'type': 'Records of this type only.',
    'period': 'Records of this month only, as YYYY-MM.',
    'status': 'Runs in this state only.',
    'side': 'Deductions that this side pays.',
    'isActive': '`true` for deductions that runs apply, `false` for the others.',
    'approved': '`true` for approved overtime, `false` for what waits for approval.',
    'from': 'Worked on this day or later.',
    'to': 'Worked on this day or earlier.',
    'payroll-runs.payslips.index.negative':
      '`true` for payslips with a net below zero, `false` for all others.',
  },
} satisfies Descriptions
