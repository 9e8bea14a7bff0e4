/** Due dates, compared by days in the tenant's zone. */
import { clock } from '#core/primitives/clock'
import { instantOf, sqlInstant } from '#core/database/columns'
import { Current } from '#core/context/current'
import { dayOf, startOfDay, todayIn } from '#core/calendar/days'

/** True if a day or instant is before today in the tenant's zone. */
export function isPast(deadline: string | null): boolean {
  if (deadline === null) return false
  const { timezone } = Current.tenant
  const [instant, today] = [instantOf(deadline)!, todayIn(timezone)]
  return isDateAlone(instant) ? instant.slice(0, 10) < today : instant < startOfDay(today, timezone)
}

/** True if an instant is in the future; for a date alone, its day. */
export function isAhead(instant: string): boolean {
  return isDateAlone(instant)
    ? instant.slice(0, 10) > todayIn(Current.tenant.timezone)
    : instant > clock.now().toISOString()
}

/** The day in the tenant's zone. A date alone, stored as 00:00 UTC, keeps its day in every zone. */
export const dayOfDeadline = (instant: string) =>
  isDateAlone(instant) ? instant.slice(0, 10) : dayOf(instant, Current.tenant.timezone)

/** True if one is before the other; by days when either is a date alone. */
export function isBefore(instant: string, other: string): boolean {
  return isDateAlone(instant) || isDateAlone(other)
    ? dayOfDeadline(instant) < dayOfDeadline(other)
    : instant < other
}

const isDateAlone = (instant: string) =>
  instant.length === DAY_LENGTH || instant.endsWith('T00:00:00.000Z')

const DAY_LENGTH = '2026-11-20'.length

/** `isPast` in SQL. */
export function pastCondition(column: string): [sql: string, ...bindings: unknown[]] {
  const { timezone } = Current.tenant
  const today = todayIn(timezone)
  return [
    `${column} < ? AND ${column} <> ?`,
    sqlInstant(startOfDay(today, timezone)),
    `${today} 00:00:00.000`,
  ]
}
