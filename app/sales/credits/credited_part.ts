/**
 * The part of a line that credit notes have taken so far, by units and by amount. A credit note is the
 * difference between the parts after and before it.
 */
import type Big from 'big.js'
import { rounded, share } from '#core/money/amounts'
import { smaller, sum, zero } from '#core/primitives/decimal'
import { differenceOf, isPercentage, portionOfLine, type LineAmounts } from '#tax/taxes'
import type { Line } from '#sales/lines/lines'

/** The fields of a line that credit notes are computed from. */
export type Creditable = LineAmounts &
  Pick<Line, 'quantity' | 'priceIncludesTax' | 'documentDiscount'>

export type Part = LineAmounts & { documentDiscount: Big }

/**
 * The amounts for the first `units`, plus `byAmount` before tax; never more than the line. `byAmount`
 * adds taxes by rate only; taxes by unit follow `units`. The last of the net amount takes the rest of
 * the taxes by rate.
 */
export function creditedPart(line: Creditable, units: Big, byAmount: Big): Part {
  const ofUnits = portionOfLine({ ...line, includesTax: line.priceIncludesTax }, zero, units)
  const { discount } = ofUnits
  const documentDiscount = line.discount.eq(0)
    ? zero
    : share(line.documentDiscount.times(discount), line.discount)
  if (byAmount.eq(0)) return { ...ofUnits, documentDiscount }

  const whole = netOf(line)
  const net = smaller(netOf(ofUnits).plus(byAmount), whole)
  const isAll = net.eq(whole)
  const taxes = line.taxes.map((tax, index) => {
    const taken = ofUnits.taxes[index]
    if (!isPercentage(tax)) return taken
    const also = rounded(byAmount.times(tax.rate ?? 0).times('0.01'))
    return {
      ...tax,
      base: net,
      amount: isAll ? tax.amount : smaller(taken.amount.plus(also), tax.amount),
    }
  })
  const tax = sum(taxes.map(({ amount }) => amount))
  return {
    ...{ subtotal: net.plus(discount), discount, documentDiscount },
    ...{ tax, total: net.plus(tax), taxes },
  }
}

/** The difference between the parts `before` and `after` of a line. */
export const partBetween = (before: Part, after: Part): Part => ({
  ...differenceOf(after, before),
  documentDiscount: after.documentDiscount.minus(before.documentDiscount),
})

export const netOf = ({ subtotal, discount }: Pick<LineAmounts, 'subtotal' | 'discount'>) =>
  subtotal.minus(discount)
