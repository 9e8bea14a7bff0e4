/** Time as a company counts it: only while it is open, in its own zone. */
import { DateTime } from 'luxon'
import { WEEKDAYS, dayOf, type Weekday } from '#core/days'

/** `from` and `to` are `HH:MM` on each of the days; 24:00 is the end of a day. */
export type BusinessHours = { days: readonly Weekday[]; from: string; to: string }

const MINUTE = 60_000

/** The instant at which the company has been open for `minutes` since `start`. */
export function afterBusinessMinutes(start: string, minutes: number, hours: BusinessHours, zone: string): string {
  let left = minutes * MINUTE

  for (const [opens, closes] of openings(start, hours, zone)) {
    if (opens + left <= closes) return new Date(opens + left).toISOString()
    left -= closes - opens
  }
  throw new Error('A company is open at some time')
}

/** For how many whole minutes the company was open between two instants. */
export function businessMinutesBetween(start: string, end: string, hours: BusinessHours, zone: string): number {
  const last = Date.parse(end)
  let open = 0

  for (const [opens, closes] of openings(start, hours, zone)) {
    if (opens >= last) break
    open += Math.min(closes, last) - opens
  }
  return Math.floor(open / MINUTE)
}

/** The times at which the company is open from `start` on, in milliseconds, without end. */
function* openings(start: string, { days, from, to }: BusinessHours, zone: string): Generator<[opens: number, closes: number]> {
  const first = Date.parse(start)

  for (let day = DateTime.fromISO(dayOf(start, zone), { zone }); ; day = day.plus({ days: 1 })) {
    if (!days.includes(WEEKDAYS[day.weekday - 1])) continue

    const opens = Math.max(first, at(day, from, zone))
    const closes = at(day, to, zone)
    if (opens < closes) yield [opens, closes]
  }
}

const at = (day: DateTime, time: string, zone: string) => DateTime.fromISO(`${day.toISODate()}T${time}`, { zone }).toMillis()
