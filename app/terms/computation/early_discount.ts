/** The early discount that terms offer for a document. */
import Big from 'big.js'
import { addDays } from '#core/calendar/days'
import { share } from '#core/money/amounts'
import type { TaxTreatment, Terms } from '#terms/computation/terms'

/** `rate` is a percentage of the net amount; `until` is the last day, `YYYY-MM-DD`. */
export type OfferedDiscount = { rate: Big; until: string; taxTreatment: TaxTreatment }

const HUNDRED = new Big(100)

/** The discount of a document of `date`; null when the terms offer none. */
export const discountOf = ({ discount }: Terms, date: string): OfferedDiscount | null =>
  discount && {
    rate: discount.percent,
    until: addDays(date, discount.days),
    taxTreatment: discount.taxTreatment,
  }

/**
 * The discount in money for a document with these amounts: of the net amount, and under
 * ON_EARLY_PAYMENT of the tax, each rounded once.
 */
export function discountAmounts(
  { rate, taxTreatment }: Pick<OfferedDiscount, 'rate' | 'taxTreatment'>,
  { net, tax }: { net: Big; tax: Big }
): { net: Big; tax: Big } {
  const part = (amount: Big) => share(amount.times(rate), HUNDRED)
  return { net: part(net), tax: taxTreatment === 'ON_EARLY_PAYMENT' ? part(tax) : new Big(0) }
}
