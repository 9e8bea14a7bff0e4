/** Peru: IGV with the municipal promotion tax. Scheme codes are those of catalogue 05. */
import type { Pack } from '#tax/packs/pack'

const IGV = { kind: 'VAT', schemeCode: '1000', creditable: true } as const

export const PE: Pack = [
  {
    ...IGV,
    code: 'IGV18',
    name: 'IGV 18 %',
    category: 'S',
    rates: [{ from: '2011-03-01', rate: '18', source: 'TUO LIGV art. 17 (Ley 29666), with IPM' }],
  },
  {
    ...IGV,
    code: 'EXO',
    name: 'Exonerado',
    schemeCode: '9997',
    category: 'E',
    exemptionReason: 'Exonerado del IGV (TUO LIGV, apéndices I y II)',
    creditable: false,
    rates: [{ from: '1999-04-16', rate: '0', source: 'TUO LIGV art. 5, appendices I and II' }],
  },
  {
    ...IGV,
    code: 'INA',
    name: 'Inafecto',
    schemeCode: '9998',
    category: 'O',
    exemptionReason: 'Inafecto al IGV (TUO LIGV art. 2)',
    creditable: false,
    rates: [{ from: '1999-04-16', rate: '0', source: 'TUO LIGV art. 1, 2' }],
  },
]
