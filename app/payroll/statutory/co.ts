/**
 * Colombia since 2023: working time (Ley 2101 of 2021), surcharges (CST, Ley 2466 of 2025), yearly
 * decrees, social security. 2027 is not decreed yet.
 */
import type { Pack } from '#payroll/statutory/pack'

const NOT_DECREED = 'Not decreed yet: the value of 2026 is carried on until it is'

export const CO: Pack = {
  countryCode: 'CO',
  since: '2023-01-01',
  parameters: {
    monthlyHours: [
      { from: '2023-01-01', value: '240', source: 'CST art. 161: 48 hours a week' },
      { from: '2023-07-15', value: '235', source: 'Ley 2101 of 2021 art. 3: 47 hours a week' },
      { from: '2024-07-15', value: '230', source: 'Ley 2101 of 2021 art. 3: 46 hours a week' },
      { from: '2025-07-15', value: '220', source: 'Ley 2101 of 2021 art. 3: 44 hours a week' },
      { from: '2026-07-15', value: '210', source: 'Ley 2101 of 2021 art. 3: 42 hours a week' },
    ],
    diurna: [{ from: '2023-01-01', value: '1.25', source: 'CST art. 168 no. 2' }],
    nocturna: [{ from: '2023-01-01', value: '1.75', source: 'CST art. 168 no. 3' }],
    recargoNocturno: [{ from: '2023-01-01', value: '0.35', source: 'CST art. 168 no. 1' }],
    sundaySurcharge: [
      { from: '2023-01-01', value: '0.75', source: 'CST art. 179 (Ley 789 of 2002 art. 26)' },
      { from: '2025-07-01', value: '0.80', source: 'CST art. 179 (Ley 2466 of 2025 art. 14)' },
      { from: '2026-07-01', value: '0.90', source: 'CST art. 179 (Ley 2466 of 2025 art. 14)' },
      { from: '2027-07-01', value: '1.00', source: 'CST art. 179 (Ley 2466 of 2025 art. 14)' },
    ],
    minimumWage: [
      { from: '2023-01-01', value: '1160000', source: 'Decreto 2613 of 2022' },
      { from: '2024-01-01', value: '1300000', source: 'Decreto 2292 of 2023' },
      { from: '2025-01-01', value: '1423500', source: 'Decreto 1572 of 2024' },
      {
        from: '2026-01-01',
        value: '1750905',
        source:
          'Decreto 1469 of 2025; kept by Decreto 0159 of 2026 while the Consejo de Estado judges it',
      },
      { from: '2027-01-01', value: '1750905', source: NOT_DECREED, provisional: true },
    ],
    transportAllowance: [
      { from: '2023-01-01', value: '140606', source: 'Decreto 2614 of 2022' },
      { from: '2024-01-01', value: '162000', source: 'Decreto 2293 of 2023' },
      { from: '2025-01-01', value: '200000', source: 'Decreto 1573 of 2024' },
      { from: '2026-01-01', value: '249095', source: 'Decreto 1470 of 2025' },
      { from: '2027-01-01', value: '249095', source: NOT_DECREED, provisional: true },
    ],
    transportCeiling: [
      {
        from: '2023-01-01',
        value: '2',
        source: 'Ley 15 of 1959 and the decrees that fix the allowance',
      },
    ],
  },
  contributions: [
    {
      name: 'Salud',
      side: 'EMPLOYEE',
      fund: 'HEALTH',
      rows: [
        {
          from: '2023-01-01',
          value: '4',
          source: 'Ley 100 of 1993 art. 204 (Ley 1122 of 2007 art. 10)',
        },
      ],
    },
    {
      name: 'Pensión',
      side: 'EMPLOYEE',
      fund: 'PENSION',
      rows: [
        {
          from: '2023-01-01',
          value: '4',
          source: 'Ley 100 of 1993 art. 20 (Ley 797 of 2003 art. 7)',
        },
      ],
    },
    {
      name: 'Salud',
      side: 'EMPLOYER',
      fund: 'HEALTH',
      rows: [
        {
          from: '2023-01-01',
          value: '8.5',
          source: 'Ley 100 of 1993 art. 204 (Ley 1122 of 2007 art. 10)',
        },
      ],
    },
    {
      name: 'Pensión',
      side: 'EMPLOYER',
      fund: 'PENSION',
      rows: [
        {
          from: '2023-01-01',
          value: '12',
          source: 'Ley 100 of 1993 art. 20 (Ley 797 of 2003 art. 7)',
        },
      ],
    },
    {
      name: 'Caja',
      side: 'EMPLOYER',
      fund: 'FAMILY_FUND',
      rows: [{ from: '2023-01-01', value: '4', source: 'Ley 21 of 1982 art. 7 and 12' }],
    },
  ],
}
