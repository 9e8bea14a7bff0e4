/** Occasions of the daily plan: events and the employees concerned on a day. */
import { Current } from '#core/context/current'
import { rows } from '#core/database/query'
import { addDays, addMonths, daysInMonth } from '#core/calendar/days'
import type { DailyEvent } from '#communications/event_types'
import type { Occasion } from '#communications/occasions/occasion'

/** The longest probation of Colombian law (Código Sustantivo del Trabajo, art. 78). */
const PROBATION_MONTHS = 2

/** Lengths in days of two months. */
const [SHORTEST, LONGEST] = [59, 62]

type Found = { employeeId: string; date: string; lastDay: string | null }

type Event = {
  /** SQL of the date: a column of employees `e` or of the join. */
  date: string
  join?: string
  /** Dates that are celebrated on this day. */
  keptOn: (day: string) => string[]
  /** Identifies the occasion among those of the employee and event. */
  occurrence: (found: Found, day: string) => string
  /** The month and day recur in later years; `keptOn` then returns `MM-DD`. */
  isYearly?: boolean
  /** Pointless on the employee's last day. */
  isPointlessAtTheEnd?: boolean
}

const yearOf = (day: string) => Number(day.slice(0, 4))

const yearly = (date: string): Event => ({
  date,
  isYearly: true,
  keptOn: datesKeptOn,
  occurrence: (_, day) => day.slice(0, 4),
})

const EVENTS: Record<DailyEvent, Event> = {
  BIRTHDAY: yearly('e.birth_date'),
  WORK_ANNIVERSARY: yearly('e.hire_date'),
  PROBATION_ENDING: {
    date: 'e.hire_date',
    keptOn: hiredBefore,
    occurrence: ({ date }) => date,
  },
  CONTRACT_RENEWAL: {
    join: "JOIN contracts c ON c.tenant_id = e.tenant_id AND c.employee_id = e.id AND c.type = 'FIXED_TERM' AND c.is_active = 1",
    date: 'c.end_date',
    keptOn: (day) => [day],
    occurrence: (_, day) => day,
    isPointlessAtTheEnd: true,
  },
}

/** Occasions on `days`, in order, of active employees still employed then; one query for all. */
export async function celebratedOn(
  days: readonly string[],
  eventType: DailyEvent
): Promise<Occasion[]> {
  if (!days.length) return []

  const { join = '', date, keptOn, isYearly } = EVENTS[eventType]
  const keptOnDays = Map.groupBy(
    days.flatMap((day) => keptOn(day).map((kept) => ({ kept, day }))),
    ({ kept }) => kept
  )
  if (!keptOnDays.size) return []

  const found = await rows<Found>(
    `SELECT e.id AS employeeId, ${date} AS date, e.termination_date AS lastDay FROM employees e ${join} WHERE e.tenant_id = ? AND e.live = 1 AND e.is_active = 1 AND ${isYearly ? `DATE_FORMAT(${date}, '%m-%d')` : date} IN (?) ORDER BY e.id`,
    [Current.tenantId, [...keptOnDays.keys()]]
  )

  const byDay = new Map(days.map((day) => [day, [] as Occasion[]]))
  for (const one of found) {
    for (const { day } of keptOnDays.get(isYearly ? one.date.slice(5) : one.date)!) {
      if (!hasLeftBy(day, one, eventType) && (!isYearly || yearOf(one.date) < yearOf(day)))
        byDay.get(day)!.push(occasionOf(one, day, eventType))
    }
  }
  return [...byDay.values()].flat()
}

function hasLeftBy(day: string, { lastDay }: Found, eventType: DailyEvent): boolean {
  return (
    lastDay !== null && (EVENTS[eventType].isPointlessAtTheEnd ? lastDay <= day : lastDay < day)
  )
}

function occasionOf(one: Found, day: string, eventType: DailyEvent): Occasion {
  const { occurrence, isYearly } = EVENTS[eventType]
  return {
    eventType,
    employeeId: one.employeeId,
    occurrence: `${eventType} ${occurrence(one, day)}`,
    day,
    ...(isYearly && { given: { years: yearOf(day) - yearOf(one.date) } }),
  }
}

/**
 * Days of hire whose probation ends on `day`. A period of months ends on the day of the same number
 * or on the last of a shorter month (Código Civil, art. 67), so there are none, one or several.
 */
function hiredBefore(day: string): string[] {
  return Array.from({ length: LONGEST - SHORTEST + 1 }, (_, nth) =>
    addDays(day, nth - LONGEST)
  ).filter((hired) => addMonths(hired, PROBATION_MONTHS) === day)
}

/** In common years, February 29 is celebrated on February 28. */
function datesKeptOn(day: string): string[] {
  const date = day.slice(5)
  return date === '02-28' && daysInMonth(yearOf(day), 2) === 28 ? [date, '02-29'] : [date]
}
