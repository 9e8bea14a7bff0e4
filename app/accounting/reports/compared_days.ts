/** The days with which a report compares its own. */
import {
  addDays,
  addMonths,
  daysBetween,
  daysInMonth,
  FIRST_DAY,
  isLastOfMonth,
} from '#core/calendar/days'
import { invalid } from '#core/errors/refusal'

export const COMPARISONS = ['previous', 'year'] as const
export type Comparison = (typeof COMPARISONS)[number]

export type Range = { from: string; to: string }

/**
 * `year`: the same days a year before. `previous`: as many days right before; whole months are
 * compared with as many whole months. 422 on `from` where the calendar has no such days.
 */
export function comparedDays(days: Range, compare: Comparison): Range {
  const { from, to } = days
  const count = compare === 'year' ? 12 : monthsIn(days)
  const firstYear = Number(FIRST_DAY.slice(0, 4))
  const isTooEarly = count
    ? +from.slice(0, 4) - Math.ceil(count / 12) < firstYear
    : daysBetween(FIRST_DAY, from) <= daysBetween(from, to)
  if (isTooEarly) throw invalid('from', 'INVALID', 'There are not enough days before from')

  if (compare === 'year') return { from: addMonths(from, -12), to: monthsBefore(to, 12) }
  return {
    from: count ? addMonths(from, -count) : addDays(from, -daysBetween(from, to) - 1),
    to: addDays(from, -1),
  }
}

/** The last day of a month stays the last. */
function monthsBefore(day: string, count: number): string {
  const before = addMonths(day, -count)
  if (!isLastOfMonth(day)) return before
  return `${before.slice(0, 8)}${daysInMonth(+before.slice(0, 4), +before.slice(5, 7))}`
}

/** Whole months; 0 where the days are not whole months. */
const monthsIn = ({ from, to }: Range) =>
  from.endsWith('-01') && isLastOfMonth(to)
    ? 12 * (+to.slice(0, 4) - +from.slice(0, 4)) + +to.slice(5, 7) - +from.slice(5, 7) + 1
    : 0
