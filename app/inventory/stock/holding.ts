/**
 * What a company holds of one product and what it is worth, at moving average cost (IAS 2, 27).
 * `value` is exactly what the inventory account holds for it: each movement changes both by the
 * same rounded amount, and the last unit takes all that is left.
 *
 * Goods may be sold before they come in. What is short leaves at the last known average, so
 * quantity and value go below zero together. When goods come, those that were short already left at
 * an estimate; what they really cost more or less is the `correction`, which goes from inventory to
 * the cost of sales.
 */
import Big from 'big.js'
import { divided, zero } from '#core/primitives/decimal'
import { rounded, share } from '#core/money/amounts'

export type Holding = { quantity: Big; value: Big; average: Big }

/** `estimate` is the cost of a unit when nothing was ever in stock. */
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
 * Goods that go back to where they were bought, and of which none has left since, leave at what
 * they cost there, all of them `cost`; the last of them, or where that is more than there is, as
 * others do.
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

/** `cost` is what all of the goods cost, rounded to the currency. */
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
 * The largest that is kept of a unit: no price or cost is above it, but a part of a unit whose cost
 * was rounded may come to more.
 */
const MOST = new Big('99999999999.9999')

/** The cost of one unit, to 4 decimals. */
export function perUnit(cost: Big, quantity: Big): Big {
  const unit = divided(cost, quantity, 4)
  return unit.gt(MOST) ? MOST : unit
}

/** Of what is in stock the average is value by quantity; with nothing left it is the last known. */
function holding(quantity: Big, value: Big, lastKnown: Big): Holding {
  return { quantity, value, average: quantity.gt(0) ? perUnit(value, quantity) : lastKnown }
}
