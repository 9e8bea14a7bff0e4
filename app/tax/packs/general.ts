/** Taxes of countries without a pack. The company adds positive rates, or their first use does. */
import type { Pack } from '#tax/packs/pack'

const VAT = { kind: 'VAT', schemeCode: 'VAT', creditable: true } as const
const ALWAYS = '1000-01-01'

const general = (names: { zero: string; exempt: string; outside: string }): Pack => [
  {
    ...VAT,
    code: 'ZERO',
    name: names.zero,
    category: 'Z',
    rates: [{ from: ALWAYS, rate: '0', source: 'UNCL5305 Z' }],
  },
  {
    ...VAT,
    code: 'EXEMPT',
    name: names.exempt,
    category: 'E',
    creditable: false,
    rates: [{ from: ALWAYS, rate: '0', source: 'UNCL5305 E' }],
  },
  {
    ...VAT,
    code: 'OUTSIDE',
    name: names.outside,
    category: 'O',
    creditable: false,
    rates: [{ from: ALWAYS, rate: '0', source: 'UNCL5305 O' }],
  },
]

export const GENERAL = general({
  zero: 'Zero rated',
  exempt: 'Exempt',
  outside: 'Outside the scope of tax',
})

export const GENERAL_SPANISH = general({
  zero: 'Tasa cero',
  exempt: 'Exento',
  outside: 'No sujeto',
})
