/** Colombia's withholding concepts, in the order in which a new company gets them. */
import type { PackConcept } from '#tax/withholdings/law/pack'
import { ON_FEES } from '#tax/withholdings/law/co/fees'
import { OF_MUNICIPALITIES } from '#tax/withholdings/law/co/municipal'
import { ON_PURCHASES } from '#tax/withholdings/law/co/purchases'
import { ON_OWN_SALES } from '#tax/withholdings/law/co/self'
import { ON_SERVICES } from '#tax/withholdings/law/co/services'
import { ON_VAT } from '#tax/withholdings/law/co/vat'

export const CO: readonly PackConcept[] = [
  ...ON_PURCHASES,
  ...ON_SERVICES,
  ...ON_FEES,
  ...ON_VAT,
  ...OF_MUNICIPALITIES,
  ...ON_OWN_SALES,
]
