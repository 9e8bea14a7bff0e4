/** Time as a company counts it: only while it is open, in its own zone. */
import { DateTime } from 'luxon'
import { addDays, dayOf, inZone, weekdayOf, type Weekday } from '#core/calendar/days'

/** `from` and `to` are `HH:MM` on each of the days; 24:00 is the end of a day. */
export type BusinessHours = { days: readonly Weekday[]; from: string; to: string }

const MINUTE = 60_000

/**
 * Nobody looks further ahead: a company that is open for a minute a week would take its target of a
 * year until after the year 9999.
 */
const FURTHEST_MS = 10 * 365 * 24 * 60 * MINUTE

/**
 * The instant at which the company has been open for `minutes` since `start`; ten years after it at
 * the latest.
 */
export function afterBusinessMinutes(
  start: string,
  minutes: number,
  hours: BusinessHours,
  zone: string
): string {
  const furthest = Date.parse(start) + FURTHEST_MS
  let left = minutes * MINUTE

  for (const [opens, closes] of openings(start, hours, zone)) {
    if (opens >= furthest) break
    if (opens + left <= closes) return new Date(opens + left).toISOString()
    left -= closes - opens
  }
  return new Date(furthest).toISOString()
}

/** For how many whole minutes the company was open between two instants. */
export function businessMinutesBetween(
  start: string,
  end: string,
  hours: BusinessHours,
  zone: string
): number {
  const last = Date.parse(end)
  let open = 0

  for (const [opens, closes] of openings(start, hours, zone)) {
    if (opens >= last) break
    open += Math.min(closes, last) - opens
  }
  return Math.floor(open / MINUTE)
}

/** The times at which the company is open from `start` on, in milliseconds, without end. */
function* openings(
  start: string,
  { days, from, to }: BusinessHours,
  zone: string
): Generator<[opens: number, closes: number]> {
  const first = Date.parse(start)

  for (let day = dayOf(start, zone); ; day = addDays(day, 1)) {
    if (!days.includes(weekdayOf(day))) continue

    const opens = Math.max(first, at(day, from, zone))
    const closes = at(day, to, zone)
    if (opens < closes) yield [opens, closes]
  }
}

const at = (day: string, time: string, zone: string) =>
  DateTime.fromISO(`${day}T${time}`, inZone(zone)).toMillis()
