/** Amounts that credit notes took of a line of a bill. A credit note has the difference that it adds. */
import type Big from 'big.js'
import { rounded } from '#core/money/amounts'
import { smaller, sum, zero } from '#core/primitives/decimal'
import { differenceOf, isPercentage, portionOfLine, type LineAmounts } from '#tax/taxes'
import { netOf, type BillLine } from '#purchasing/bills/lines/bill_line'

/** Units and an amount before tax beside them. */
export type Taken = { units: Big; byAmount: Big }

/** `credited_net` of a line is the sum of both: less the net of its units, it is the amount alone. */
export function takenOf(line: BillLine): Taken {
  const units = line.creditedQuantity
  const byAmount = line.creditedNet.minus(netOf(ofUnits(line, units)))
  return { units, byAmount: byAmount.gt(0) ? byAmount : zero }
}

/** Returns go from the last unit down, at the price of the bill, and so do credits. */
const ofUnits = ({ amounts, quantity, priceIncludesTax }: BillLine, units: Big): LineAmounts =>
  portionOfLine(
    { ...amounts, quantity, includesTax: priceIncludesTax },
    quantity.minus(units),
    quantity
  )

/**
 * The amounts for both, never more than the line, without discount. Taxes of an amount go by their
 * rates, those by unit by units alone. All that is left of the taxes goes with the last of the net.
 */
export function creditedPart(line: BillLine, { units, byAmount }: Taken): LineAmounts {
  const part = ofUnits(line, units)
  if (byAmount.eq(0)) return { ...part, subtotal: netOf(part), discount: zero }

  const whole = netOf(line.amounts)
  const net = smaller(netOf(part).plus(byAmount), whole)
  const taxes = line.amounts.taxes.map((tax, index) => {
    const taken = part.taxes[index].amount
    if (!isPercentage(tax)) return part.taxes[index]
    const also = rounded(byAmount.times(tax.rate ?? 0).times('0.01'))
    const amount = net.eq(whole) ? tax.amount : smaller(taken.plus(also), tax.amount)
    return { ...tax, base: net, amount }
  })
  const tax = sum(taxes.map(({ amount }) => amount))
  return { subtotal: net, discount: zero, tax, total: net.plus(tax), taxes }
}

/** The amounts of a note that takes the line from `before` to `after`. */
export const creditBetween = (line: BillLine, before: Taken, after: Taken): LineAmounts =>
  differenceOf(creditedPart(line, after), creditedPart(line, before))
