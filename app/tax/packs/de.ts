/** Germany: Umsatzsteuer; the second half of 2020 had lower rates. */
import type { Pack } from '#tax/packs/pack'

const UST = { kind: 'VAT', schemeCode: 'VAT', creditable: true } as const
const LOWER = 'UStG § 28 (Zweites Corona-Steuerhilfegesetz)'

export const DE: Pack = [
  {
    ...UST,
    code: 'UST19',
    name: 'Umsatzsteuer 19 %',
    category: 'S',
    rates: [
      { from: '2007-01-01', until: '2020-06-30', rate: '19', source: 'UStG § 12 (1)' },
      { from: '2020-07-01', until: '2020-12-31', rate: '16', source: LOWER },
      { from: '2021-01-01', rate: '19', source: 'UStG § 12 (1)' },
    ],
  },
  {
    ...UST,
    code: 'UST7',
    name: 'Umsatzsteuer 7 %',
    category: 'S',
    rates: [
      { from: '1983-07-01', until: '2020-06-30', rate: '7', source: 'UStG § 12 (2)' },
      { from: '2020-07-01', until: '2020-12-31', rate: '5', source: LOWER },
      { from: '2021-01-01', rate: '7', source: 'UStG § 12 (2)' },
    ],
  },
  {
    ...UST,
    code: 'STEUERFREI',
    name: 'Steuerfrei',
    category: 'E',
    exemptionReason: 'Steuerfrei nach § 4 UStG',
    creditable: false,
    rates: [{ from: '1980-01-01', rate: '0', source: 'UStG § 4' }],
  },
]
