/** Shares of an amount by weight, in the currency of the current company. */
import type Big from 'big.js'
import { share } from '#core/money/amounts'
import { sum, zero } from '#core/primitives/decimal'

/**
 * The share of each weight in `amount`, by cumulated rounding: the shares add up to `amount`, and
 * none has another sign. A share is at most its weight while `amount` is at most their sum. Weights
 * are not negative; without any, all shares are zero.
 */
export function sharesOf(amount: Big, weights: readonly Big[]): Big[] {
  const whole = sum(weights)
  if (whole.eq(0) || amount.eq(0)) return weights.map(() => zero)

  let [passed, given] = [zero, zero]
  return weights.map((weight) => {
    passed = passed.plus(weight)
    const next = passed.eq(whole) ? amount : share(amount.times(passed), whole)
    const one = next.minus(given)
    given = next
    return one
  })
}
