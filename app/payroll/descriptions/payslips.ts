/** Texts of payslips. */
import type { Descriptions } from '#core/resources/descriptions'
import { fieldsOf } from '#core/resources/descriptions'

export default {
  operations: {
    'payroll-runs.payslips.index':
      'Lists the payslips of a run with all their lines. ' +
      'Filter with `negative=true` for those that block `POST /payroll-runs/:id/approve`.',
    'payroll-runs.payslips.show':
      'Reads one payslip with its lines and the records that they come from. ' +
      'Use `GET /payroll-runs/:id/payslips/:payslipId/pdf` for a document to hand out.',
    'payroll-runs.payslips.pdf':
      "Prints a payslip as a PDF in the language of the company's `locale`. " +
      'Approval mails payslips by itself when a PAYROLL_SLIP template exists.',
  },

  fields: {
    'Payslip.employeeId': 'Employee of the payslip. Read-only.',
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
    'source': {
      description: 'Source of the value.',
      example: 'Ley 2101 de 2021',
    },
  },

  enums: {
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
  },

  parameters: {
    'payroll-runs.payslips.index.negative':
      '`true` for payslips with a net below zero, `false` for all others.',
  },
} satisfies Descriptions
