/**
 * Straight-line depreciation (IAS 16, 62): what an asset cost, less what it will still be worth, in
 * equal parts over the months of its useful life, the month of its purchase being the first. Each
 * part is rounded to the currency; the last month takes the rest.
 */
import Big from 'big.js'
import { addMonths } from '#core/calendar/days'
import { dayOfDeadline } from '#core/calendar/due_dates'
import { sum, zero } from '#core/primitives/decimal'
import { moneyDigits, rounded } from '#core/money/amounts'

/**
 * What is thought of an asset's life: it may be thought of otherwise later. `salvageValue` is what
 * is left at the end.
 */
export type Estimate = { salvageValue: Big | null; usefulLifeMonths: number }

export type Depreciable = Estimate & { purchaseDate: string; purchaseCost: Big }

/** `bookValue` is at the end of the month (`2026-01`). */
export type Month = { month: string; amount: Big; accumulated: Big; bookValue: Big }

/**
 * The months before `until` that were not posted here were booked elsewhere, by this estimate,
 * whatever the asset's is now.
 */
export type Basis = Estimate & { until: string }

/** `from` is the first month that the company posts here, `lastOver` the last one that is over. */
type Books = { bases?: readonly Basis[]; from?: string | null; lastOver?: string }

/**
 * Month by month, with those that were posted (amounts by month) as they were, and those that were
 * booked elsewhere as they were there. When cost, salvage value or useful life have changed since,
 * what is left is spread anew over the months that are left (a change of estimate, IAS 8).
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

/**
 * What was booked of an asset that is not depreciated any more: that stays, and there is no plan.
 */
export function pastOf(
  asset: Omit<Depreciable, 'usefulLifeMonths'>,
  posted: ReadonlyMap<string, Big>,
  books: Books = {}
): Month[] {
  const ended = { ...asset, usefulLifeMonths: 0 }
  return planOf(ended, bookedOf(ended, posted, books), null)
}

/** Depreciation by month: posted here, or booked elsewhere. */
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
    // What was written off there already had no part in the months that a longer life has now.
    for (const month of [...there.keys(), ...monthsOf(asset)])
      if (isElsewhere(month, from, basis) && !booked.has(month))
        booked.set(month, there.get(month) ?? zero)
  }
  return booked
}

/**
 * Whether nobody has kept yet by which estimate the months of this asset before `from` were booked
 * elsewhere, such as those that a longer life would have there.
 */
export function isUnkept(
  { purchaseDate }: Depreciable,
  bases: readonly Basis[],
  from: string
): boolean {
  return dayOfDeadline(purchaseDate).slice(0, 7) < from && !bases.some(({ until }) => until >= from)
}

const isElsewhere = (month: string, from: string | null, { until }: Basis) =>
  month < until && (from === null || month < from)

/**
 * Months from `from` on share what no other month has, those before it what is left of the months
 * before them.
 */
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

/**
 * The part of a month: that of the month before, as long as it differs from an equal share by no
 * more than rounding makes.
 */
function partOf(left: Big, monthsLeft: number, usefulLifeMonths: number, before: Big): Big {
  return before
    .times(monthsLeft)
    .minus(left)
    .abs()
    .lte(new Big(usefulLifeMonths).div(2 * 10 ** moneyDigits()))
    ? before
    : rounded(left.div(monthsLeft))
}

/**
 * When its life is over sooner than all was lost, one month more takes what is left: the one after
 * the last, and none of those that are long over or booked elsewhere.
 */
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
