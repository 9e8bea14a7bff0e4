/**
 * Arithmetic of documents. Each amount of a line is rounded once, from rounded amounts; totals are
 * sums of rounded lines.
 */
import Big from 'big.js'
import { sum } from '#core/primitives/decimal'
import { rounded, share } from '#core/money/amounts'

/** `taxRate` and `discountRate` are percentages. */
export type Priced = { quantity: Big; unitPrice: Big; taxRate: Big; discountRate: Big }

/** `total` = `subtotal` - `discount` + `tax`. */
export type Amounts = { subtotal: Big; discount: Big; tax: Big; total: Big }

export type Totals = { subtotal: Big; discountTotal: Big; taxTotal: Big; total: Big }

/** The limit of amounts, exclusive. */
export const TOO_LARGE = new Big(1e13)

/**
 * `quantity` and `unitPrice` have up to 4 decimals. Amounts are rounded to the currency; tax is
 * computed after the discount.
 */
export function amountsOf({ quantity, unitPrice, taxRate, discountRate }: Priced): Amounts {
  const subtotal = rounded(quantity.times(unitPrice))
  const discount = percentOf(subtotal, discountRate)
  const tax = percentOf(subtotal.minus(discount), taxRate)

  return { subtotal, discount, tax, total: subtotal.minus(discount).plus(tax) }
}

/** `subtotal` is before discounts. */
export function totalsOf(lines: readonly Amounts[]): Totals {
  return {
    subtotal: sum(lines.map(({ subtotal }) => subtotal)),
    discountTotal: sum(lines.map(({ discount }) => discount)),
    taxTotal: sum(lines.map(({ tax }) => tax)),
    total: sum(lines.map(({ total }) => total)),
  }
}

/**
 * The part of `amount` for the units from `before` to `after`. Consecutive portions add up exactly.
 */
export function portionOf(amount: Big, quantity: Big, before: Big, after: Big): Big {
  return upTo(amount, quantity, after).minus(upTo(amount, quantity, before))
}

/**
 * A line's amounts for the units from `before` to `after`, for a credit note. The discount follows
 * the rounded subtotal, so that a portion of zero has none.
 */
export function portionOfLine(line: Priced & Amounts, before: Big, after: Big): Amounts {
  const subtotalUpTo = (units: Big) => upTo(line.subtotal, line.quantity, units)
  const discountUpTo = (units: Big) =>
    line.subtotal.eq(0) ? line.discount : upTo(line.discount, line.subtotal, subtotalUpTo(units))

  const subtotal = subtotalUpTo(after).minus(subtotalUpTo(before))
  const discount = discountUpTo(after).minus(discountUpTo(before))
  const tax = portionOf(line.tax, line.quantity, before, after)
  return { subtotal, discount, tax, total: subtotal.minus(discount).plus(tax) }
}

/** Multiplies first, to avoid rounding of a repeating quotient. */
function upTo(amount: Big, quantity: Big, units: Big) {
  return units.eq(quantity) ? amount : share(amount.times(units), quantity)
}

function percentOf(amount: Big, rate: Big) {
  return rounded(amount.times(rate).times('0.01'))
}
