/**
 * Quantity and value of a product at moving average cost (IAS 2, 27). `value` equals the product's
 * part of the inventory account. Goods sold before they came in leave at the last average; when
 * they come, the difference to their real cost is the `correction`, from inventory to cost of
 * sales.
 */
import Big from 'big.js'
import { divided, zero } from '#core/primitives/decimal'
import { rounded, share } from '#core/money/amounts'

export type Holding = { quantity: Big; value: Big; average: Big }

/** `estimate` is the unit cost of a product that was never in stock. */
export function takenOut(
  { quantity: held, value, average }: Holding,
  quantity: Big,
  estimate: Big
): { after: Holding; cost: Big } {
  const left = held.minus(quantity)
  if (left.gt(0)) {
    const cost = share(value.times(quantity), held)
    return { cost, after: holding(left, value.minus(cost), average) }
  }

  const rate = average.eq(0) ? estimate : average
  const inStock = held.gt(0) ? value : zero
  const short = held.gt(0) ? left.neg() : quantity
  const cost = inStock.plus(rounded(short.times(rate)))
  return { cost, after: holding(left, value.minus(cost), short.gt(0) ? rate : average) }
}

/**
 * Goods returned to their supplier leave at their total `cost` there while none has left since;
 * otherwise at average cost.
 */
export function givenBack(
  held: Holding,
  quantity: Big,
  cost: Big,
  estimate: Big
): { after: Holding; cost: Big } {
  const [left, value] = [held.quantity.minus(quantity), held.value.minus(cost)]
  if (left.gt(0) && value.gte(0)) return { cost, after: holding(left, value, held.average) }
  return takenOut(held, quantity, estimate)
}

/** `cost` is the total, rounded to the currency. */
export function putIn(
  { quantity: held, value, average }: Holding,
  quantity: Big,
  cost: Big
): { after: Holding; correction: Big } {
  const after = held.plus(quantity)
  const unit = perUnit(cost, quantity)
  if (held.gte(0)) return { correction: zero, after: holding(after, value.plus(cost), unit) }

  const wasShort = held.neg()
  const covered = quantity.lt(wasShort) ? quantity : wasShort
  const estimated = covered.eq(wasShort) ? value.neg() : share(value.neg().times(covered), wasShort)
  const real = share(cost.times(covered), quantity)
  const correction = real.minus(estimated)
  return {
    correction,
    after: holding(after, value.plus(cost).minus(correction), after.lt(0) ? average : unit),
  }
}

/**
 * A value adjustment of `units` that came in before: `amount` × the share of them that is in stock,
 * rounded once. Nothing stays without quantity, also not on goods that were sold before they came in,
 * and the value does not fall below zero.
 */
export function revalued(
  { quantity: held, value, average }: Holding,
  units: Big,
  amount: Big
): { after: Holding; inventory: Big } {
  const inStock = held.lt(units) ? held : units
  if (inStock.lte(0)) return { inventory: zero, after: { quantity: held, value, average } }

  const wanted = share(amount.times(inStock), units)
  const inventory = value.plus(wanted).lt(0) ? value.neg() : wanted
  return { inventory, after: holding(held, value.plus(inventory), average) }
}

/**
 * The largest unit cost that is stored: a part of a unit with rounded cost may exceed any price.
 */
const MOST = new Big('99999999999.9999')

/** The unit cost, to 4 decimals. */
export function perUnit(cost: Big, quantity: Big): Big {
  const unit = divided(cost, quantity, 4)
  return unit.gt(MOST) ? MOST : unit
}

/** The average is value by quantity; without stock it is the last one. */
function holding(quantity: Big, value: Big, lastKnown: Big): Holding {
  return { quantity, value, average: quantity.gt(0) ? perUnit(value, quantity) : lastKnown }
}
