/** When periods begin: period k = anchor + k × every, clamped each time from the anchor. */
import { addDays, addMonths, daysBetween, LAST_DAY } from '#core/calendar/days'

export const UNITS = ['WEEK', 'MONTH', 'YEAR'] as const
export type Unit = (typeof UNITS)[number]

/** `endDate` is included; `occurrences` is the number of periods, made or not. */
export type Rhythm = {
  startDate: string
  every: number
  unit: Unit
  endDate: string | null
  occurrences: number | null
}

const MONTHS: Record<Exclude<Unit, 'WEEK'>, number> = { MONTH: 1, YEAR: 12 }

/** The first day of period `index` (from 0), also after the end; null after the year 9999. */
function dayAt({ startDate, every, unit }: Rhythm, index: number): string | null {
  const count = index * every
  if (unit === 'WEEK')
    return count * 7 > daysBetween(startDate, LAST_DAY) ? null : addDays(startDate, count * 7)

  const months = count * MONTHS[unit]
  return monthOf(startDate) + months > monthOf(LAST_DAY) ? null : addMonths(startDate, months)
}

/** Months since the year 0. */
const monthOf = (day: string) => +day.slice(0, 4) * 12 + +day.slice(5, 7) - 1

/** The first day of period `index`; null where the series has ended. */
export function periodAt(rhythm: Rhythm, index: number): string | null {
  if (rhythm.occurrences !== null && index >= rhythm.occurrences) return null
  const day = dayAt(rhythm, index)
  return day === null || (rhythm.endDate !== null && day > rhythm.endDate) ? null : day
}

/** The last day of period `index`: the day before the next one begins. */
export function endOfPeriod(rhythm: Rhythm, index: number): string {
  const next = dayAt(rhythm, index + 1)
  return next === null ? LAST_DAY : addDays(next, -1)
}

/** The index of the first period that begins on `day` or later, whether the series goes that far. */
export function indexFrom(rhythm: Rhythm, day: string): number {
  const { startDate, every, unit } = rhythm
  if (day <= startDate) return 0
  if (unit === 'WEEK') return Math.ceil(daysBetween(startDate, day) / (7 * every))

  const months = monthOf(day) - monthOf(startDate)
  const index = Math.floor(months / (every * MONTHS[unit]))
  const found = dayAt(rhythm, index)
  return found !== null && found < day ? index + 1 : index
}

/** The index of the period that begins on `day`; null where none does. */
export function indexOf(rhythm: Rhythm, day: string): number | null {
  const index = indexFrom(rhythm, day)
  return periodAt(rhythm, index) === day ? index : null
}
