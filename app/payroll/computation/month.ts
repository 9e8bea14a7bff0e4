/**
 * A month of pay. It has 30 days: the 31st counts as the 30th, and the last day of February
 * completes the 30.
 */
import { daysInMonth } from '#core/calendar/days'

export const DAYS_OF_MONTH = 30

export type Month = ReturnType<typeof monthOf>

/** Of `YYYY-MM`. */
export function monthOf(period: string) {
  const [year, month] = period.split('-').map(Number)
  const length = daysInMonth(year, month)
  const dayAt = (date: number) => `${period}-${String(date).padStart(2, '0')}`

  return {
    period,
    first: dayAt(1),
    last: dayAt(length),

    /**
     * The days of the calendar that the n-th day of pay (1..30) may stand for, the first that
     * somebody worked on counts.
     */
    daysOf: (n: number): string[] =>
      n === DAYS_OF_MONTH && length === 31 ? [dayAt(30), dayAt(31)] : [dayAt(Math.min(n, length))],

    /**
     * Whether the n-th day of pay is one that the calendar does not have: the 29th and 30th in
     * February.
     */
    isAdded: (n: number) => n > length,

    /**
     * The days of pay of `from`..`to` (`YYYY-MM-DD`, inclusive), as far as they are in this month.
     */
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
