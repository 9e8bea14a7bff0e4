/** Texts of the settings of payroll. */
import type { Descriptions } from '#core/resources/descriptions'

export default {
  operations: {
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
    'parameter': 'Parameter that the value replaces.',
    'note': { description: 'Reason for the value.', example: 'Convención colectiva 2027' },
  },

  enums: {
    parameter: {
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
} satisfies Descriptions
