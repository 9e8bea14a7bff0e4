/** Income tax withheld on fees, interest, lotteries, dividends, wages and payments abroad. */
import type { PackConcept, PackRate } from '#tax/withholdings/law/pack'
import {
  all,
  byDeclarant,
  byPerson,
  dated,
  PURCHASES,
  steady,
} from '#tax/withholdings/law/co/ranges'

type Row = Pick<PackConcept, 'practised' | 'form350' | 'exogena'>

const concept = (
  code: string,
  name: string,
  row: Row,
  source: string,
  rates: readonly PackRate[]
): PackConcept => ({
  code,
  name,
  type: 'RENTA',
  base: 'NET',
  schemeCode: '06',
  suffered: '135515',
  ...row,
  source,
  rates,
})

const FEES: Row = { practised: '236515', form350: 'FEES', exogena: '5002' }
const COMMISSIONS: Row = { practised: '236520', form350: 'COMMISSIONS', exogena: '5003' }
const INTEREST: Row = { practised: '236535', form350: 'INTEREST', exogena: '5006' }
const LOTTERIES: Row = { practised: '236545', form350: 'LOTTERIES', exogena: '5044' }
const ABROAD: Row = { practised: '236550', form350: 'ABROAD' }

const LARGE = 'contract or year total above 3,300 UVT'
const FEE = 'ET 392, DUR 1.2.4.3.1'
const PERSONS = byPerson('11', '10')
const NATURAL_11: PackRate[] = steady(`${FEE}: ${LARGE}`, [{ rate: '11', person: 'NATURAL' }])

export const ON_FEES: readonly PackConcept[] = [
  concept('HONORARIOS', 'Honorarios', FEES, FEE, steady(FEE, PERSONS)),
  concept(
    'HONORARIOS-3300',
    'Honorarios de personas naturales, más de 3.300 UVT',
    FEES,
    `${FEE}: ${LARGE}`,
    NATURAL_11
  ),
  concept('COMISIONES', 'Comisiones', COMMISSIONS, FEE, steady(FEE, PERSONS)),
  concept(
    'COMISIONES-3300',
    'Comisiones de personas naturales, más de 3.300 UVT',
    COMMISSIONS,
    `${FEE}: ${LARGE}`,
    NATURAL_11
  ),
  concept(
    'SOFTWARE',
    'Licencias de software y consultoría informática',
    FEES,
    'DUR 1.2.4.3.1 par. 2',
    steady('DUR 1.2.4.3.1', all('3.5'))
  ),
  concept(
    'RENDIMIENTOS',
    'Intereses y rendimientos financieros',
    INTEREST,
    'ET 395, DUR 1.2.4.2.5',
    steady('ET 395, DUR 1.2.4.2.5', all('7'))
  ),
  concept(
    'RENTA-FIJA',
    'Rendimientos de títulos de renta fija',
    INTEREST,
    'DUR 1.2.4.2.83',
    steady('DUR 1.2.4.2.83', all('4'))
  ),
  concept(
    'LOTERIAS',
    'Loterías, rifas y apuestas',
    LOTTERIES,
    'ET 306, 402, 404-1',
    steady('ET 306, 404-1', all('20'), '48')
  ),
  concept(
    'JUEGOS',
    'Colocadores independientes de juegos de suerte y azar',
    LOTTERIES,
    'ET 401-1',
    steady('ET 401-1', all('3'), '5')
  ),
  concept(
    'OTROS',
    'Otros ingresos tributarios',
    { practised: '236570', form350: 'OTHER', exogena: '5016' },
    'DUR 1.2.4.9.1',
    dated('DUR 1.2.4.9.1', PURCHASES, byDeclarant('2.5', '3.5'))
  ),
  concept(
    'EXTERIOR-SERVICIOS',
    'Pagos al exterior: servicios y consultoría',
    ABROAD,
    'ET 408',
    steady('ET 408', all('20'))
  ),
  concept(
    'EXTERIOR-SOFTWARE',
    'Pagos al exterior: programas de computador',
    ABROAD,
    'ET 408, 411; some apply 26.4 %: check it',
    steady('ET 408, 411', all('20'))
  ),
  concept(
    'EXTERIOR-ASISTENCIA',
    'Pagos al exterior: asistencia técnica',
    ABROAD,
    'ET 408',
    steady('ET 408', all('20'))
  ),
  concept(
    'EXTERIOR-OTROS',
    'Pagos al exterior: otros',
    ABROAD,
    'ET 415',
    steady('ET 415', all('15'))
  ),
  concept(
    'DIVIDENDOS',
    'Dividendos y participaciones',
    { practised: '236510', form350: 'DIVIDENDS', exogena: '5010' },
    'ET 242, 242-1, 245: natural persons by table, so send the amount',
    steady('ET 242-1', [{ rate: '10', person: 'LEGAL' }])
  ),
  concept(
    'RENTAS-TRABAJO',
    'Rentas de trabajo',
    { practised: '236505', form350: 'LABOUR' },
    'ET 383: by table, so send the amount',
    []
  ),
]
