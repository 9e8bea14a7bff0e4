/** Industry and commerce tax withheld by the buyer (ReteICA), by municipality and activity. */
import type { Nature } from '#tax/withholdings/concept'
import type { PackConcept } from '#tax/withholdings/law/pack'
import { all, steady } from '#tax/withholdings/law/co/ranges'

type Town = {
  dane: string
  name: string
  prefix: string
  source: string
  minimums: Record<Nature, string>
}
type Row = [code: string, name: string, perMille: string, nature: Nature]

/** Per thousand to percent: 9.66 is 0.966. */
const percent = (perMille: string) => String(Number((Number(perMille) / 10).toFixed(4)))

const town = ({ dane, name, prefix, source, minimums }: Town, rows: readonly Row[]) =>
  rows.map(([code, title, perMille, nature]): PackConcept => ({
    code: `${prefix}-${code}`,
    name: `ReteICA ${name}: ${title}, ${perMille.replace('.', ',')} por mil`,
    type: 'MUNICIPAL',
    base: 'NET',
    schemeCode: '07',
    municipality: dane,
    nature,
    suffered: '135518',
    practised: '236805',
    source,
    rates: steady(source, all(percent(perMille)), minimums[nature]),
  }))

const BOGOTA: Town = {
  dane: '11001',
  name: 'Bogotá',
  prefix: 'ICA-BOG',
  source: 'Bogotá: Acuerdo 65 of 2002, Decreto 271 of 2002 art. 8, Decreto 469 of 2011',
  minimums: { SERVICES: '4', GOODS: '27' },
}
const MEDELLIN: Town = {
  dane: '05001',
  name: 'Medellín',
  prefix: 'ICA-MED',
  source: 'Medellín: Acuerdo 066 of 2017; not verified',
  minimums: { SERVICES: '15', GOODS: '15' },
}
const CALI: Town = {
  dane: '76001',
  name: 'Cali',
  prefix: 'ICA-CAL',
  source: 'Cali: Acuerdo 0321 of 2011; not verified',
  minimums: { SERVICES: '3', GOODS: '15' },
}

/** The first of a municipality and nature is the one that `autoWithholdings` takes. */
export const OF_MUNICIPALITIES: readonly PackConcept[] = [
  ...town(BOGOTA, [
    ['1-SERVICIOS', 'demás servicios', '9.66', 'SERVICES'],
    ['2-COMERCIO', 'demás comercio', '11.04', 'GOODS'],
    ['3-INDUSTRIA', 'demás industria', '11.04', 'GOODS'],
    ['4-ALIMENTOS', 'alimentos y transporte', '4.14', 'SERVICES'],
    ['5-CONSULTORIA', 'consultoría profesional', '6.9', 'SERVICES'],
    ['6-COMERCIO-6.9', 'comercio de bienes de 6,9', '6.9', 'GOODS'],
    ['7-COMERCIO-4.14', 'comercio de alimentos y textos', '4.14', 'GOODS'],
    ['8-RESTAURANTES', 'restaurantes, hoteles, bares', '13.8', 'SERVICES'],
    ['9-COMERCIO-13.8', 'cigarrillos, licores, joyas, combustibles', '13.8', 'GOODS'],
  ]),
  ...town(MEDELLIN, [
    ['1-SERVICIOS', 'servicios', '10', 'SERVICES'],
    ['2-COMERCIO', 'comercio', '7', 'GOODS'],
    ['3-INDUSTRIA', 'industria', '7', 'GOODS'],
  ]),
  ...town(CALI, [
    ['1-SERVICIOS', 'servicios', '10', 'SERVICES'],
    ['2-COMERCIO', 'comercio', '7.7', 'GOODS'],
    ['3-INDUSTRIA', 'industria', '6.6', 'GOODS'],
  ]),
]
