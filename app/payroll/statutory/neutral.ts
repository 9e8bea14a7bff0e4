/**
 * For countries without a pack of their own: the 48-hour week and the quarter more for overtime of
 * the International Labour Organization, and usual rates for nights and Sundays. No minimum wage,
 * allowance or contribution: companies add their own.
 */
import type { Pack } from '#payroll/statutory/pack'

const ALWAYS = '1000-01-01'

export const NEUTRAL: Pack = {
  countryCode: null,
  since: null,
  parameters: {
    monthlyHours: [
      {
        from: ALWAYS,
        value: '240',
        source: 'ILO Convention 1 (1919), art. 2: 48 hours a week, 240 in a month of 30 days',
      },
    ],
    diurna: [
      {
        from: ALWAYS,
        value: '1.25',
        source:
          'ILO Convention 1 (1919), art. 6: overtime pays at least one and a quarter times the regular rate',
      },
    ],
    nocturna: [
      { from: ALWAYS, value: '1.75', source: 'Usual rate; change it to that of the country' },
    ],
    recargoNocturno: [
      { from: ALWAYS, value: '0.35', source: 'Usual rate; change it to that of the country' },
    ],
    sundaySurcharge: [
      { from: ALWAYS, value: '0.75', source: 'Usual rate; change it to that of the country' },
    ],
  },
  contributions: [],
}
