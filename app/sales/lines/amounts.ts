/**
 * The arithmetic of documents, once for all of them. Each amount of a line is rounded once, from
 * the rounded amounts before it, as they stand on paper; totals are sums of rounded lines, so that
 * a document always adds up.
 */
import Big from 'big.js'
import { sum } from '#core/primitives/decimal'
import { rounded, share } from '#core/money/amounts'

/** The inputs of a line's amounts: `taxRate` and `discountRate` are percentages. */
export type Priced = { quantity: Big; unitPrice: Big; taxRate: Big; discountRate: Big }

/** `total` = `subtotal` - `discount` + `tax`. */
export type Amounts = { subtotal: Big; discount: Big; tax: Big; total: Big }

export type Totals = { subtotal: Big; discountTotal: Big; taxTotal: Big; total: Big }

/** Amounts of this size and above are not kept. */
export const TOO_LARGE = new Big(1e13)

/**
 * `quantity` and `unitPrice` have up to 4 decimals, rates are percentages; the amounts are rounded
 * to the currency, the tax is of what the discount leaves.
 */
export function amountsOf({ quantity, unitPrice, taxRate, discountRate }: Priced): Amounts {
  const subtotal = rounded(quantity.times(unitPrice))
  const discount = percentOf(subtotal, discountRate)
  const tax = percentOf(subtotal.minus(discount), taxRate)

  return { subtotal, discount, tax, total: subtotal.minus(discount).plus(tax) }
}

/** Of a document: `subtotal` is before discounts. */
export function totalsOf(lines: readonly Amounts[]): Totals {
  return {
    subtotal: sum(lines.map(({ subtotal }) => subtotal)),
    discountTotal: sum(lines.map(({ discount }) => discount)),
    taxTotal: sum(lines.map(({ tax }) => tax)),
    total: sum(lines.map(({ total }) => total)),
  }
}

/**
 * What of `amount`, that is of `quantity`, belongs to the units from `before` to `after`. Portions
 * that follow each other add up to the whole, exactly, however it is divided.
 */
export function portionOf(amount: Big, quantity: Big, before: Big, after: Big): Big {
  return upTo(amount, quantity, after).minus(upTo(amount, quantity, before))
}

/**
 * The amounts of the units of a line from `before` to `after`, as a credit note gives them back.
 * The discount follows the rounded subtotal, not the units: a few units may come to nothing, and
 * what came to nothing has no discount, else the note would charge it.
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

/** Multiplied first, so that nothing is lost to a division that does not end. */
function upTo(amount: Big, quantity: Big, units: Big) {
  return units.eq(quantity) ? amount : share(amount.times(units), quantity)
}

function percentOf(amount: Big, rate: Big) {
  return rounded(amount.times(rate).times('0.01'))
}
