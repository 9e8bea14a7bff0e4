/** The special self-withholding of income tax on each sale, by economic activity (PUC 236575). */
import type { PackConcept } from '#tax/withholdings/law/pack'
import { all, steady } from '#tax/withholdings/law/co/ranges'

const LAW = 'DUR 1.2.6.8: the rate depends on the CIIU activity'

const self = (rate: string): PackConcept => ({
  code: `AUTORRENTA-${rate}`,
  name: `Autorretención especial de renta, ${rate.replace('.', ',')} %`,
  type: 'SELF',
  base: 'NET',
  schemeCode: '06',
  suffered: '135515',
  practised: '236575',
  form350: 'SELF_SPECIAL',
  source: LAW,
  rates: steady(LAW, all(rate)),
})

export const ON_OWN_SALES: readonly PackConcept[] = ['0.55', '1.10', '4.50'].map(self)
