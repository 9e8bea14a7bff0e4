/** IVA withheld by the buyer (ReteIVA), with the minimums of services and purchases. */
import type { PackConcept } from '#tax/withholdings/law/pack'
import { all, dated, PURCHASES, SERVICES, steady } from '#tax/withholdings/law/co/ranges'

const LAW = 'ET 437-1, DUR 1.3.2.1.12'

const COMMON = {
  type: 'VAT',
  base: 'TAX',
  schemeCode: '05',
  suffered: '135517',
  practised: '236705',
  form350: 'VAT',
  source: LAW,
} as const

export const ON_VAT: readonly PackConcept[] = [
  {
    ...COMMON,
    code: 'RETEIVA-SERVICIOS',
    name: 'ReteIVA por servicios',
    nature: 'SERVICES',
    rates: dated(LAW, SERVICES, all('15')),
  },
  {
    ...COMMON,
    code: 'RETEIVA-COMPRAS',
    name: 'ReteIVA por compras',
    nature: 'GOODS',
    rates: dated(LAW, PURCHASES, all('15')),
  },
  {
    ...COMMON,
    code: 'RETEIVA-EXTERIOR',
    name: 'ReteIVA a proveedores del exterior',
    form350: 'VAT_ABROAD',
    source: 'ET 437-2 no. 3',
    rates: steady('ET 437-2 no. 3', all('100')),
  },
]
