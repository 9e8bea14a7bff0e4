/** Length of a leave: working days without holidays for vacation, else calendar days. */
import { Current } from '#core/context/current'
import { addDays, daysBetween, weekdayOf, type Weekday } from '#core/calendar/days'
import { companySettings } from '#tenants/settings'
import { holidaysOf } from '#hr/leave/holidays'
import type { TimeOffType } from '#hr/leave/time_off_lifecycle'

/** Inclusive (`YYYY-MM-DD`); 0 for a vacation that has only free days. */
export async function leaveDays(type: TimeOffType, from: string, to: string): Promise<number> {
  if (type !== 'VACATION') return daysBetween(from, to) + 1

  const { workingDays } = await companySettings()
  return workingDaysBetween(from, to, workingDays, Current.tenant.countryCode)
}

export function workingDaysBetween(
  from: string,
  to: string,
  workingDays: readonly Weekday[],
  countryCode: string
): number {
  const [first, last] = [from, to].map((day) => Number(day.slice(0, 4)))
  const holidays = new Set(
    Array.from({ length: last - first + 1 }, (_, index) =>
      holidaysOf(countryCode, first + index)
    ).flat()
  )

  const days = Array.from({ length: daysBetween(from, to) + 1 }, (_, index) => addDays(from, index))
  return days.filter((day) => workingDays.includes(weekdayOf(day)) && !holidays.has(day)).length
}
