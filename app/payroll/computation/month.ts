/** A payroll month of 30 days: the 31st counts as the 30th, and February is filled up to 30. */
import { daysInMonth } from '#core/calendar/days'

export const DAYS_OF_MONTH = 30

export type Month = ReturnType<typeof monthOf>

/** Takes `YYYY-MM`. */
export function monthOf(period: string) {
  const [year, month] = period.split('-').map(Number)
  const length = daysInMonth(year, month)
  const dayAt = (date: number) => `${period}-${String(date).padStart(2, '0')}`

  return {
    period,
    first: dayAt(1),
    last: dayAt(length),

    /** Calendar days of the n-th paid day (1..30); the first one worked counts. */
    daysOf: (n: number): string[] =>
      n === DAYS_OF_MONTH && length === 31 ? [dayAt(30), dayAt(31)] : [dayAt(Math.min(n, length))],

    /** True for paid days missing in the calendar: the 29th or 30th of February. */
    isAdded: (n: number) => n > length,

    /** Paid days of `from`..`to` (`YYYY-MM-DD`, inclusive) within this month. */
    paidDaysOf(from: string, to: string): number[] {
      const [start, end] = [from > this.first ? from : this.first, to < this.last ? to : this.last]
      if (end < start) return []
      const dates = Array.from(
        { length: Number(end.slice(8)) - Number(start.slice(8)) + 1 },
        (_, index) => Number(start.slice(8)) + index
      )
      return [...new Set(dates.map((date) => Math.min(date, DAYS_OF_MONTH)))]
    },
  }
}
