/**
 * Days as pay and service are counted: the commercial year of 360 days, in which every month has
 * 30. The 31st counts
 * as the 30th, and the last day of February completes the 30.
 */
import { addDays, daysInMonth, LAST_DAY } from '#core/calendar/days'

/**
 * Days from `from` to `to` (`YYYY-MM-DD`), both included; 0 when `to` is before `from`. A whole
 * month has 30.
 */
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

/**
 * The first day whose pay changes when a contract that began on `startDate` pays otherwise from
 * `day` on. The 31st is paid as the 30th, so that is the day after for whoever was under contract
 * on the 30th.
 */
export function firstDayOfPay(day: string, startDate: string): string {
  return day.endsWith('-31') && startDate < day && day < LAST_DAY ? addDays(day, 1) : day
}

const partsOf = (day: string) => day.split('-').map(Number) as [number, number, number]
