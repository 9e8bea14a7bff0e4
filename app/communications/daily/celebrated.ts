/** Whose day it is: per event of the daily plan, the employees whom it concerns on a day. */
import { Current } from '#core/current'
import { rows } from '#core/database'
import { addDays, daysInMonth } from '#core/days'
import type { DailyEvent } from '#communications/event_types'
import type { Occasion } from '#communications/occasions/occasion'

/** A probation ends this many days after the day of hire: two months, the most that Colombian law allows (Código Sustantivo del Trabajo, art. 78). */
const PROBATION_DAYS = 60

type Found = { employeeId: string; since: string }

type Event = {
  /** Conditions on employees `e`, and on what else is joined. */
  find: (day: string) => readonly [sql: string, ...bindings: unknown[]]
  join?: string
  /** What tells this occasion from others of the employee, beside the kind of event. */
  occurrence: (found: Found, day: string) => string
  /** The date in the past whose years are counted. */
  since?: string
}

const yearOf = (day: string) => Number(day.slice(0, 4))

/** Once a year, on the month and day of a date in the past. */
const yearly = (column: string): Event => ({
  find: (day) => [`DATE_FORMAT(${column}, '%m-%d') IN (?) AND YEAR(${column}) < ?`, datesKeptOn(day), yearOf(day)],
  since: column,
  occurrence: (_, day) => day.slice(0, 4),
})

const EVENTS: Record<DailyEvent, Event> = {
  BIRTHDAY: yearly('e.birth_date'),
  WORK_ANNIVERSARY: yearly('e.hire_date'),
  PROBATION_ENDING: { find: (day) => ['e.hire_date = ?', addDays(day, -PROBATION_DAYS)], occurrence: ({ since }) => since },
  CONTRACT_RENEWAL: {
    join: "JOIN contracts c ON c.tenant_id = e.tenant_id AND c.employee_id = e.id AND c.type = 'FIXED_TERM' AND c.is_active = 1",
    find: (day) => ['c.end_date = ?', day],
    occurrence: (_, day) => day,
  },
}

/** The occasions of this kind on `day`, of employees who are active now. */
export async function celebratedOn(day: string, eventType: DailyEvent): Promise<Occasion[]> {
  const { join = '', find, since = 'e.hire_date', occurrence } = EVENTS[eventType]
  const [condition, ...bindings] = find(day)
  const found = await rows<Found>(`SELECT e.id AS employeeId, ${since} AS since FROM employees e ${join} WHERE e.tenant_id = ? AND e.live = 1 AND e.is_active = 1 AND ${condition} ORDER BY e.id`, [Current.tenantId, ...bindings])

  return found.map((one) => ({ eventType, employeeId: one.employeeId, occurrence: `${eventType} ${occurrence(one, day)}`, day, ...(EVENTS[eventType].since && { given: { years: yearOf(day) - yearOf(one.since) } }) }))
}

/** The dates, `MM-DD`, that are kept on a day: in common years the 29th of February is kept on the 28th. */
function datesKeptOn(day: string): string[] {
  const date = day.slice(5)
  return date === '02-28' && daysInMonth(yearOf(day), 2) === 28 ? [date, '02-29'] : [date]
}
