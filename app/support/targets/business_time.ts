/** Business time of a company: its opening hours in its own zone. */
import { DateTime } from 'luxon'
import { addDays, dayOf, inZone, weekdayOf, type Weekday } from '#core/calendar/days'

/** `HH:MM` on each of the days; 24:00 ends a day. */
export type BusinessHours = { days: readonly Weekday[]; from: string; to: string }

const MINUTE = 60_000

/** Limit of ten years: a minute per week would otherwise reach beyond the year 9999. */
const FURTHEST_MS = 10 * 365 * 24 * 60 * MINUTE

/** The instant after `minutes` of business time from `start`, ten years later at most. */
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

/** Whole minutes of business time between two instants. */
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

/** Opening times from `start` on, in milliseconds, without end. */
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
