/** Parts of a line that come in or go back; all parts add up to the line, per tax. */
import type Big from 'big.js'
import { zero } from '#core/primitives/decimal'
import { differenceOf, portionOfLine, taxedAmounts, type LineAmounts } from '#tax/taxes'
import type { Line } from '#purchasing/orders/lines'

type Whole = Pick<Line, 'quantity' | 'unitCost' | 'priceIncludesTax' | 'amounts'>

/** The amounts of the units from `before` to `after`, with the discount of the order taken off. */
export const partOf = (line: Whole, before: Big, after: Big): LineAmounts =>
  differenceOf(upTo(line, after), upTo(line, before))

/** The amounts with the opposite sign. */
export const negated = (amounts: LineAmounts): LineAmounts => ({
  subtotal: amounts.subtotal.neg(),
  discount: amounts.discount.neg(),
  tax: amounts.tax.neg(),
  total: amounts.total.neg(),
  taxes: amounts.taxes.map((tax) => ({ ...tax, base: tax.base.neg(), amount: tax.amount.neg() })),
})

/**
 * The amounts of the first `units`. A cost without tax is computed anew, rounded once; a part of an
 * inclusive or discounted price, or of an amount per line, is shared.
 */
function upTo(line: Whole, units: Big): LineAmounts {
  const { quantity, unitCost, priceIncludesTax, amounts } = line
  if (units.eq(quantity)) return afterDiscount(amounts)
  const isPlain = !priceIncludesTax && amounts.discount.eq(0)
  if (units.gt(0) && isPlain && amounts.taxes.every(isComputable))
    return taxedAmounts({
      quantity: units,
      unitPrice: unitCost,
      discountRate: zero,
      includesTax: false,
      taxes: amounts.taxes.map((tax) => ({ ...tax, priceIncluded: false })),
    })

  return afterDiscount(
    portionOfLine({ ...amounts, quantity, includesTax: priceIncludesTax }, zero, units)
  )
}

const afterDiscount = (amounts: LineAmounts): LineAmounts => ({
  ...amounts,
  subtotal: amounts.subtotal.minus(amounts.discount),
  discount: zero,
})

const isComputable = ({ calculation }: LineAmounts['taxes'][number]) => calculation !== 'FIXED'
