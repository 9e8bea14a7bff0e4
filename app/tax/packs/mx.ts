/** Mexico: IVA of the general, the border and the zero rate; exempt acts give no right to deduct. */
import type { Pack } from '#tax/packs/pack'

const IVA = { kind: 'VAT', schemeCode: '002', creditable: true } as const

export const MX: Pack = [
  {
    ...IVA,
    code: 'IVA16',
    name: 'IVA 16 %',
    category: 'S',
    rates: [{ from: '2010-01-01', rate: '16', source: 'LIVA art. 1 (DOF 7 December 2009)' }],
  },
  {
    ...IVA,
    code: 'IVA8',
    name: 'IVA 8 % región fronteriza',
    category: 'S',
    rates: [
      { from: '2019-01-01', rate: '8', source: 'Decreto de estímulos, DOF 31 December 2018' },
    ],
  },
  {
    ...IVA,
    code: 'IVA0',
    name: 'IVA 0 %',
    category: 'Z',
    rates: [{ from: '1980-01-01', rate: '0', source: 'LIVA art. 2-A, 29' }],
  },
  {
    ...IVA,
    code: 'EXENTO',
    name: 'Exento',
    category: 'E',
    exemptionReason: 'Exento de IVA (LIVA art. 9, 15)',
    creditable: false,
    rates: [{ from: '1980-01-01', rate: '0', source: 'LIVA art. 9, 15, 20, 25' }],
  },
]
