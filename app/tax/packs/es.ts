/** Spain: IVA on the mainland and the Balearic Islands. */
import type { Pack } from '#tax/packs/pack'

const IVA = { kind: 'VAT', schemeCode: 'VAT', creditable: true } as const

export const ES: Pack = [
  {
    ...IVA,
    code: 'IVA21',
    name: 'IVA 21 %',
    category: 'S',
    rates: [{ from: '2012-09-01', rate: '21', source: 'Ley 37/1992 art. 90 (RDL 20/2012)' }],
  },
  {
    ...IVA,
    code: 'IVA10',
    name: 'IVA 10 %',
    category: 'S',
    rates: [{ from: '2012-09-01', rate: '10', source: 'Ley 37/1992 art. 91.1 (RDL 20/2012)' }],
  },
  {
    ...IVA,
    code: 'IVA4',
    name: 'IVA 4 %',
    category: 'S',
    rates: [{ from: '1995-01-01', rate: '4', source: 'Ley 37/1992 art. 91.2 (Ley 41/1994)' }],
  },
  {
    ...IVA,
    code: 'EXENTO',
    name: 'Exento',
    category: 'E',
    exemptionReason: 'Operación exenta (Ley 37/1992 art. 20)',
    creditable: false,
    rates: [{ from: '1993-01-01', rate: '0', source: 'Ley 37/1992 art. 20' }],
  },
]
