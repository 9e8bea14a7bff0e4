/**
 * Law for countries without a pack: the 48-hour week and overtime of the ILO, and usual surcharges.
 * Companies add minimum wage, allowance and contributions themselves.
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
