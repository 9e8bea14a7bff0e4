/** Due dates: compared by days in the tenant's zone, on the day of reading. */
import { clock } from '#core/primitives/clock'
import { instantOf, sqlInstant } from '#core/database/columns'
import { Current } from '#core/context/current'
import { dayOf, startOfDay, todayIn } from '#core/calendar/days'

/**
 * Whether the day of a deadline is over where the tenant is: what is due today is not late. A day,
 * or an instant.
 */
export function isPast(deadline: string | null): boolean {
  if (deadline === null) return false
  const { timezone } = Current.tenant
  const [instant, today] = [instantOf(deadline)!, todayIn(timezone)]
  return isDateAlone(instant) ? instant.slice(0, 10) < today : instant < startOfDay(today, timezone)
}

/**
 * Whether it is yet to come: of a date alone its day, where the tenant is; of a moment the moment.
 */
export function isAhead(instant: string): boolean {
  return isDateAlone(instant)
    ? instant.slice(0, 10) > todayIn(Current.tenant.timezone)
    : instant > clock.now().toISOString()
}

/**
 * The day of an instant in the tenant's zone. A day is itself in every zone, also where it is held
 * as its 00:00 UTC.
 */
export const dayOfDeadline = (instant: string) =>
  isDateAlone(instant) ? instant.slice(0, 10) : dayOf(instant, Current.tenant.timezone)

/**
 * Whether one comes before the other; where either is a date alone, what is on the same day does
 * not.
 */
export function isBefore(instant: string, other: string): boolean {
  return isDateAlone(instant) || isDateAlone(other)
    ? dayOfDeadline(instant) < dayOfDeadline(other)
    : instant < other
}

const isDateAlone = (instant: string) =>
  instant.length === DAY_LENGTH || instant.endsWith('T00:00:00.000Z')

const DAY_LENGTH = '2026-11-20'.length

/** The same rule as `isPast`, in SQL. */
export function pastCondition(column: string): [sql: string, ...bindings: unknown[]] {
  const { timezone } = Current.tenant
  const today = todayIn(timezone)
  return [
    `${column} < ? AND ${column} <> ?`,
    sqlInstant(startOfDay(today, timezone)),
    `${today} 00:00:00.000`,
  ]
}
