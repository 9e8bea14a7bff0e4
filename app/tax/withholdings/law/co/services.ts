/** Income tax withheld on services and rent (ReteFuente, PUC 236525 and 236530). */
import type { PackConcept, PackRate } from '#tax/withholdings/law/pack'
import {
  all,
  byDeclarant,
  dated,
  PURCHASES,
  SERVICES,
  steady,
} from '#tax/withholdings/law/co/ranges'

const LAW = 'ET 392, DUR 1.2.4.4.1'

const service = (
  code: string,
  name: string,
  rates: readonly PackRate[],
  more: Partial<PackConcept> = {}
): PackConcept => ({
  code,
  name,
  type: 'RENTA',
  base: 'NET',
  schemeCode: '06',
  nature: 'SERVICES',
  suffered: '135515',
  practised: '236525',
  form350: 'SERVICES',
  exogena: '5004',
  source: rates[0].source.split(';')[0],
  rates,
  ...more,
})

const RENT = { practised: '236530', form350: 'RENT', exogena: '5005' }

export const ON_SERVICES: readonly PackConcept[] = [
  service('SERVICIOS', 'Servicios generales', dated(LAW, SERVICES, byDeclarant('4', '6'))),
  service('TRANSPORTE-CARGA', 'Transporte de carga', dated('DUR 1.2.4.4.8', SERVICES, all('1'))),
  service(
    'TRANSPORTE-PASAJEROS',
    'Transporte nacional de pasajeros, terrestre',
    dated('DUR 1.2.4.10.6', PURCHASES, all('3.5'))
  ),
  service(
    'TRANSPORTE-AEREO',
    'Transporte nacional de pasajeros, aéreo o marítimo',
    dated('DUR 1.2.4.4.6', SERVICES, all('1'))
  ),
  service(
    'SERVICIOS-TEMPORALES',
    'Empresas de servicios temporales (sobre AIU)',
    dated('DUR 1.2.4.4.10; base AIU', SERVICES, all('1'))
  ),
  service(
    'VIGILANCIA-ASEO',
    'Vigilancia y aseo (sobre AIU)',
    dated('DUR 1.2.4.4.10; base AIU', SERVICES, all('2'))
  ),
  service(
    'SALUD-IPS',
    'Servicios integrales de salud por IPS',
    dated('DUR 1.2.4.4.12', SERVICES, all('2'))
  ),
  service(
    'HOTELES-RESTAURANTES',
    'Hoteles y restaurantes',
    dated('DUR 1.2.4.10.6', SERVICES, all('3.5'))
  ),
  service(
    'ARRENDAMIENTO-MUEBLES',
    'Arrendamiento de bienes muebles',
    steady('DUR 1.2.4.4.10, ET 401', all('4')),
    RENT
  ),
  service(
    'ARRENDAMIENTO-INMUEBLES',
    'Arrendamiento de bienes inmuebles',
    dated('DUR 1.2.4.10.6', PURCHASES, all('3.5')),
    RENT
  ),
  service(
    'CONSTRUCCION',
    'Contratos de construcción y urbanización',
    dated('DUR 1.2.4.9.1', PURCHASES, all('2')),
    { practised: '236540', form350: 'CONSTRUCTION' }
  ),
  service(
    'EMOLUMENTOS',
    'Emolumentos eclesiásticos',
    dated('DUR 1.2.4.10.8', PURCHASES, byDeclarant('4', '3.5')),
    { form350: 'OTHER', exogena: '5016' }
  ),
]
