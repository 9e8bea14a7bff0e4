/** What credit notes took of a line so far, by units and by amount. Differences of it are a note. */
import type Big from 'big.js'
import { rounded, share } from '#core/money/amounts'
import { sum, zero } from '#core/primitives/decimal'
import { differenceOf, isPercentage, portionOfLine, type LineAmounts } from '#tax/taxes'
import type { Line } from '#sales/lines/lines'

/** The amounts of a line that credit notes are computed of. */
export type Creditable = LineAmounts &
  Pick<Line, 'quantity' | 'priceIncludesTax' | 'documentDiscount'>

export type Part = LineAmounts & { documentDiscount: Big }

/**
 * The amounts for the first `units`, and for `byAmount` before tax beside them; never more than the
 * line. Taxes of an amount go by their rates, those by unit by units alone. All that is left of the
 * taxes goes with the last of the net amount.
 */
export function creditedPart(line: Creditable, units: Big, byAmount: Big): Part {
  const ofUnits = portionOfLine({ ...line, includesTax: line.priceIncludesTax }, zero, units)
  const { discount } = ofUnits
  const documentDiscount = line.discount.eq(0)
    ? zero
    : share(line.documentDiscount.times(discount), line.discount)
  if (byAmount.eq(0)) return { ...ofUnits, documentDiscount }

  const whole = netOf(line)
  const net = least(netOf(ofUnits).plus(byAmount), whole)
  const isAll = net.eq(whole)
  const taxes = line.taxes.map((tax, index) => {
    const taken = ofUnits.taxes[index]
    if (!isPercentage(tax)) return taken
    const also = rounded(byAmount.times(tax.rate ?? 0).times('0.01'))
    return {
      ...tax,
      base: net,
      amount: isAll ? tax.amount : least(taken.amount.plus(also), tax.amount),
    }
  })
  const tax = sum(taxes.map(({ amount }) => amount))
  return {
    ...{ subtotal: net.plus(discount), discount, documentDiscount },
    ...{ tax, total: net.plus(tax), taxes },
  }
}

/** From the part `before` to the part `after` of the same line. */
export const partBetween = (before: Part, after: Part): Part => ({
  ...differenceOf(after, before),
  documentDiscount: after.documentDiscount.minus(before.documentDiscount),
})

export const netOf = ({ subtotal, discount }: Pick<LineAmounts, 'subtotal' | 'discount'>) =>
  subtotal.minus(discount)

const least = (one: Big, other: Big) => (one.lt(other) ? one : other)
