/**
 * Straight-line depreciation: what an asset cost, less what it will still be worth, in equal parts over the months of its
 * useful life, the month of its purchase being the first. Exact to the cent: the last month takes the rest.
 */
import type Big from 'big.js'
import { addMonths } from '#core/days'
import { dayOfDeadline } from '#core/deadlines'
import { cents, zero } from '#core/decimal'

/** Money with 2 decimals; `salvageValue` is what is left at the end. */
export type Depreciable = { purchaseDate: string; purchaseCost: Big; salvageValue: Big | null; usefulLifeMonths: number }

/** `bookValue` is at the end of the month (`2026-01`). */
export type Month = { month: string; amount: Big; accumulated: Big; bookValue: Big }

/**
 * Month by month, with those that were posted (amounts by month) as they were. When cost, salvage value or useful life have
 * changed since, what is left is spread anew over the months that are left (a change of estimate, IAS 8).
 */
export function scheduleOf({ purchaseDate, purchaseCost, salvageValue, usefulLifeMonths }: Depreciable, posted: ReadonlyMap<string, Big> = new Map()): Month[] {
  const total = atLeastZero(purchaseCost.minus(salvageValue ?? zero))
  const planned = monthsFrom(dayOfDeadline(purchaseDate), usefulLifeMonths)
  const isPlanned = new Set(planned)
  let monthsLeft = planned.length
  let accumulated = zero
  let part: Big | undefined

  return [...new Set([...planned, ...posted.keys()])].sort().map((month) => {
    const left = atLeastZero(total.minus(accumulated))
    part = posted.get(month) ?? partOf(left, monthsLeft, usefulLifeMonths, part)
    const amount = posted.get(month) ?? (monthsLeft === 1 || part.gt(left) ? left : part)

    if (isPlanned.has(month)) monthsLeft--
    accumulated = accumulated.plus(amount)
    return { month, amount, accumulated, bookValue: purchaseCost.minus(accumulated) }
  })
}

/** The part of a month: that of the month before, as long as it differs from an equal share by no more than rounding makes. */
function partOf(left: Big, monthsLeft: number, usefulLifeMonths: number, before?: Big): Big {
  if (before && before.times(monthsLeft).minus(left).abs().lte(usefulLifeMonths * 0.005)) return before
  return monthsLeft ? cents(left.div(monthsLeft)) : zero
}

const monthsFrom = (day: string, count: number) => Array.from({ length: count }, (_, index) => addMonths(`${day.slice(0, 7)}-01`, index).slice(0, 7))

const atLeastZero = (amount: Big) => (amount.lt(0) ? zero : amount)
