/** Arithmetic of documents: totals are sums of rounded lines. */
import Big from 'big.js'
import { sum } from '#core/primitives/decimal'
import { share } from '#core/money/amounts'

/** `taxRate` (that of the VAT) and `discountRate` are percentages. */
export type Priced = { quantity: Big; unitPrice: Big; taxRate: Big; discountRate: Big }

/**
 * `total` = `subtotal` - `discount` + `tax`. The `discount` of a line includes its share in the
 * discount of the document.
 */
export type Amounts = { subtotal: Big; discount: Big; tax: Big; total: Big }

export type Totals = { subtotal: Big; discountTotal: Big; taxTotal: Big; total: Big }

/** The limit of amounts, exclusive. */
export const TOO_LARGE = new Big(1e13)

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

/** Multiplies first, to avoid rounding of a repeating quotient. */
function upTo(amount: Big, quantity: Big, units: Big) {
  return units.eq(quantity) ? amount : share(amount.times(units), quantity)
}
