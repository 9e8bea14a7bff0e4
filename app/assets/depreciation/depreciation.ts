/**
 * Straight-line depreciation (IAS 16.62) of cost less salvage value, from the month of purchase.
 * Parts are rounded to the currency; the last month takes the rest.
 */
import Big from 'big.js'
import { addMonths } from '#core/calendar/days'
import { dayOfDeadline } from '#core/calendar/due_dates'
import { sum, zero } from '#core/primitives/decimal'
import { moneyDigits, rounded } from '#core/money/amounts'

/** Estimates that may change later. */
export type Estimate = { salvageValue: Big | null; usefulLifeMonths: number }

export type Depreciable = Estimate & { purchaseDate: string; purchaseCost: Big }

/** `bookValue` is at the end of the month (`2026-01`). */
export type Month = { month: string; amount: Big; accumulated: Big; bookValue: Big }

/** Unposted months before `until` were booked elsewhere, by this estimate. */
export type Basis = Estimate & { until: string }

/** `from`: first month posted here; `lastOver`: last ended month. */
type Books = { bases?: readonly Basis[]; from?: string | null; lastOver?: string }

/**
 * The schedule month by month; booked months stay. After a change of cost, salvage value or life
 * the rest is spread over the months left (change of estimate, IAS 8).
 */
export function scheduleOf(
  asset: Depreciable,
  posted: ReadonlyMap<string, Big> = new Map(),
  books: Books = {}
): Month[] {
  const { from = null, lastOver = '' } = books
  const plan = planOf(asset, bookedOf(asset, posted, books), from)
  return [...plan, ...restOf(asset, plan, [from ?? '', lastOver])]
}

/** Booked months of an asset that is no longer depreciated. */
export function pastOf(
  asset: Omit<Depreciable, 'usefulLifeMonths'>,
  posted: ReadonlyMap<string, Big>,
  books: Books = {}
): Month[] {
  const ended = { ...asset, usefulLifeMonths: 0 }
  return planOf(ended, bookedOf(ended, posted, books), null)
}

function bookedOf(
  asset: Depreciable,
  posted: ReadonlyMap<string, Big>,
  { bases = [], from = null }: Books
): Map<string, Big> {
  const booked = new Map(posted)
  for (const basis of bases.toSorted((a, b) => (a.until < b.until ? -1 : 1))) {
    const before = new Map([...booked].filter(([month]) => month < basis.until))
    const there = new Map(
      planOf({ ...asset, ...basis }, before, null).map(({ month, amount }) => [month, amount])
    )
    // Months that a longer life adds had no depreciation elsewhere.
    for (const month of [...there.keys(), ...monthsOf(asset)])
      if (isElsewhere(month, from, basis) && !booked.has(month))
        booked.set(month, there.get(month) ?? zero)
  }
  return booked
}

/** True until the estimate for months before `from`, booked elsewhere, is stored. */
export function isUnkept(
  { purchaseDate }: Depreciable,
  bases: readonly Basis[],
  from: string
): boolean {
  return dayOfDeadline(purchaseDate).slice(0, 7) < from && !bases.some(({ until }) => until >= from)
}

const isElsewhere = (month: string, from: string | null, { until }: Basis) =>
  month < until && (from === null || month < from)

/** Months since `from` share the unbooked amount; earlier ones the rest before them. */
function planOf(
  asset: Depreciable,
  booked: ReadonlyMap<string, Big>,
  from: string | null
): Month[] {
  const { purchaseCost, usefulLifeMonths } = asset
  const [total, planned] = [totalOf(asset), monthsOf(asset)]
  const isPlanned = new Set(planned)
  const open = {
    months: planned.length,
    unbooked: planned.filter((month) => !booked.has(month)).length,
  }
  let [accumulated, later] = [zero, sum([...booked.values()])]
  let part: Big | undefined

  return [...new Set([...planned, ...booked.keys()])].sort().map((month) => {
    const known = booked.get(month)
    const isHere = from !== null && month >= from
    const left = atLeastZero(total.minus(accumulated).minus(isHere ? later : zero))
    const monthsLeft = isHere ? open.unbooked : open.months
    part =
      known ??
      partOf(left, monthsLeft, usefulLifeMonths, part ?? rounded(total.div(usefulLifeMonths)))
    const amount = known ?? (monthsLeft === 1 || part.gt(left) ? left : part)

    if (isPlanned.has(month)) open.months--
    if (known) later = later.minus(known)
    else open.unbooked--
    accumulated = accumulated.plus(amount)
    return { month, amount, accumulated, bookValue: purchaseCost.minus(accumulated) }
  })
}

/** Last month's part again, as long as it differs from an equal share only by rounding. */
function partOf(left: Big, monthsLeft: number, usefulLifeMonths: number, before: Big): Big {
  return before
    .times(monthsLeft)
    .minus(left)
    .abs()
    .lte(new Big(usefulLifeMonths).div(2 * 10 ** moneyDigits()))
    ? before
    : rounded(left.div(monthsLeft))
}

/** After a shortened life one more month takes the rest, neither past nor booked elsewhere. */
function restOf(asset: Depreciable, plan: readonly Month[], notBefore: readonly string[]): Month[] {
  const { month: last, accumulated } = plan.at(-1)!
  const total = totalOf(asset)
  const left = total.minus(accumulated)
  if (left.lte(0)) return []

  const next = addMonths(`${last}-01`, 1).slice(0, 7)
  return [
    {
      month: [next, ...notBefore].sort().at(-1)!,
      amount: left,
      accumulated: total,
      bookValue: asset.purchaseCost.minus(total),
    },
  ]
}

const monthsOf = ({ purchaseDate, usefulLifeMonths }: Depreciable) =>
  monthsFrom(dayOfDeadline(purchaseDate), usefulLifeMonths)

const totalOf = ({ purchaseCost, salvageValue }: Depreciable) =>
  atLeastZero(purchaseCost.minus(salvageValue ?? zero))

function monthsFrom(day: string, count: number): string[] {
  const first = Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1
  return Array.from(
    { length: count },
    (_, index) =>
      `${String(Math.floor((first + index) / 12)).padStart(4, '0')}-${String(((first + index) % 12) + 1).padStart(2, '0')}`
  )
}

const atLeastZero = (amount: Big) => (amount.lt(0) ? zero : amount)
