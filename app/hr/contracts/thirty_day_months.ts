/** Days of the 360-day commercial year: the 31st and the end of February count as the 30th. */
import { addDays, daysInMonth, LAST_DAY } from '#core/calendar/days'

/** Days from `from` to `to` (`YYYY-MM-DD`), inclusive; 0 when `to` is earlier. */
export function days360(from: string, to: string): number {
  if (to < from) return 0

  const [fromYear, fromMonth, fromDay] = partsOf(from)
  const [toYear, toMonth, toDay] = partsOf(to)
  const isLast = toDay === daysInMonth(toYear, toMonth)
  return (
    (toYear - fromYear) * 360 +
    (toMonth - fromMonth) * 30 +
    (isLast ? 30 : toDay) -
    Math.min(fromDay, 30) +
    1
  )
}

/** First day with new pay: the day after a 31st (paid as the 30th) if the contract already ran. */
export function firstDayOfPay(day: string, startDate: string): string {
  return day.endsWith('-31') && startDate < day && day < LAST_DAY ? addDays(day, 1) : day
}

const partsOf = (day: string) => day.split('-').map(Number) as [number, number, number]
