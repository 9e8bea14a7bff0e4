/** Income tax withheld on purchases of goods and real estate (ReteFuente, PUC 236540). */
import type { PackConcept, PackRate } from '#tax/withholdings/law/pack'
import { all, byDeclarant, dated, PURCHASES, steady } from '#tax/withholdings/law/co/ranges'

const OTHER = 'DUR 1.2.4.9.1'
const FARM = 'DUR 1.2.4.6.7'

const purchase = (
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
  nature: 'GOODS',
  suffered: '135515',
  practised: '236540',
  form350: 'PURCHASES',
  exogena: '5007',
  source: rates[0].source.split(';')[0],
  rates,
  ...more,
})

export const ON_PURCHASES: readonly PackConcept[] = [
  purchase('COMPRAS', 'Compras generales', dated(OTHER, PURCHASES, byDeclarant('2.5', '3.5'))),
  purchase(
    'COMPRAS-TARJETA',
    'Compras con tarjeta (retiene el adquirente)',
    steady('DUR 1.3.2.1.8, ET 401', all('1.5')),
    { form350: 'CARDS', exogena: undefined }
  ),
  purchase(
    'AGRICOLAS',
    'Bienes agrícolas o pecuarios sin procesamiento industrial',
    dated(FARM, ['70', '92'], all('1.5'))
  ),
  purchase(
    'AGRICOLAS-PROCESADOS',
    'Bienes agrícolas o pecuarios con procesamiento industrial',
    dated(FARM, PURCHASES, byDeclarant('2.5', '3.5'))
  ),
  purchase('CAFE', 'Café pergamino o cereza', dated('DUR 1.2.4.6.8', ['70', '160'], all('0.5'))),
  purchase(
    'COMBUSTIBLES',
    'Combustibles derivados del petróleo',
    steady('DUR 1.2.4.10.5', all('0.1'))
  ),
  purchase('VEHICULOS', 'Vehículos', steady(OTHER, all('1')), { exogena: '5008' }),
  purchase(
    'ACTIVOS-FIJOS-PN',
    'Activos fijos de personas naturales (notarías y tránsito)',
    steady('ET 398', [{ rate: '1', person: 'NATURAL' }]),
    { practised: '236560', form350: 'ASSETS', exogena: '5008' }
  ),
  purchase(
    'VIVIENDA',
    'Bienes raíces para vivienda, hasta el tope de UVT',
    steady(
      `${OTHER}: up to 10,000 UVT (20,000 UVT before and while Decreto 572 was suspended)`,
      all('1')
    ),
    { exogena: '5008' }
  ),
  purchase(
    'VIVIENDA-EXCESO',
    'Bienes raíces para vivienda, exceso del tope de UVT',
    steady(`${OTHER}: the excess; send its base`, all('2.5')),
    { exogena: '5008' }
  ),
  purchase('BIENES-RAICES', 'Bienes raíces para otros usos', dated(OTHER, PURCHASES, all('2.5')), {
    exogena: '5008',
  }),
]
