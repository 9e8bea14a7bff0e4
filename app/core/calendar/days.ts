/** Calendar days (`YYYY-MM-DD`) and the instants of their begin and end in a time zone. */
import { DateTime, IANAZone } from 'luxon'
import { Current } from '#core/context/current'
import { cached } from '#core/primitives/ttl_cache'

const DAY = /^(\d{4})-(\d\d)-(\d\d)$/
const MS_PER_DAY = 86_400_000

/** Formatting is slow, and the same minutes recur. */
const todays = new Map<string, string>()
const starts = new Map<string, string>()
const MOST_CACHED = 2_000

/** Luxon caches every spelling of a zone for good, so the spelling is made one. */
export const inZone = (zone: string) => ({ zone: zone.toLowerCase() })

/** Today in an IANA zone; always the same day within a unit of work. */
export function todayIn(zone: string): string {
  const now = Current.moment
  return cached(todays, MOST_CACHED, `${Math.floor(now.getTime() / 60_000)} ${zone}`, () =>
    dayOf(now, zone)
  )
}

/** The calendar day of an instant in a time zone. */
export function dayOf(instant: string | Date, zone: string): string {
  const date = instant instanceof Date ? instant : new Date(instant)
  return known(DateTime.fromJSDate(date, inZone(zone)), `${instant} in ${zone}`).toISODate()!
}

/** The latest day on which clocks of the zone had passed this hour (0..23) by `instant`. */
export function latestDayAt(hour: number, zone: string, instant: string | Date): string {
  const date = instant instanceof Date ? instant : new Date(instant)
  const local = known(DateTime.fromJSDate(date, inZone(zone)), `${instant} in ${zone}`)
  return local.hour >= hour ? local.toISODate()! : addDays(local.toISODate()!, -1)
}

/** Minutes by which a time zone is ahead of UTC at an instant. */
export function offsetOf(instant: Date, zone: string): number {
  return known(DateTime.fromJSDate(instant, inZone(zone)), zone).offset
}

/** The first instant of a day, which is not 00:00 where clocks go forward at midnight. */
export function startOfDay(day: string, zone: string): string {
  return cached(starts, MOST_CACHED, `${day} ${zone}`, () => firstInstantOf(day, zone))
}

function firstInstantOf(day: string, zone: string): string {
  let start = known(DateTime.fromISO(day, inZone(zone)), `${day} in ${zone}`).startOf('day')

  // Where clocks go back over midnight, 00:00 comes twice and Luxon may pick the second.
  for (
    let earlier = start.minus({ minutes: 30 });
    earlier.toISODate() === day;
    earlier = earlier.minus({ minutes: 30 })
  )
    start = earlier

  return start.toUTC().toISO()!
}

/** The first and last day of MySQL, which clients send for "always" and "no end". */
export const FIRST_DAY = '1000-01-01'
export const LAST_DAY = '9999-12-31'
const LAST_INSTANT = `${LAST_DAY}T23:59:59.999Z`

/** The last millisecond of a day in a time zone. */
export function endOfDay(day: string, zone: string): string {
  if (day === LAST_DAY) return LAST_INSTANT
  return new Date(Date.parse(startOfDay(addDays(day, 1), zone)) - 1).toISOString()
}

/** The day `count` days after `day`; before it when negative. */
export function addDays(day: string, count: number): string {
  return new Date(utcOf(day) + count * MS_PER_DAY).toISOString().slice(0, 10)
}

/** As `addDays`, but never before the first or after the last day that there is. */
export function dayWithin(day: string, count: number): string {
  const wanted = utcOf(day) + count * MS_PER_DAY
  const within = Math.min(Math.max(wanted, utcOf(FIRST_DAY)), utcOf(LAST_DAY))
  return new Date(within).toISOString().slice(0, 10)
}

export const laterOf = (day: string, other: string) => (day > other ? day : other)

/** The same day of the month `count` months later; the last day of a shorter month. */
export function addMonths(day: string, count: number): string {
  return known(DateTime.fromISO(day, { zone: 'utc' }).plus({ months: count }), day).toISODate()!
}

/** Days from `from` to `to`; negative when `to` is earlier. */
export function daysBetween(from: string, to: string): number {
  return (utcOf(to) - utcOf(from)) / MS_PER_DAY
}

export const WEEKDAYS = [
  'MONDAY',
  'TUESDAY',
  'WEDNESDAY',
  'THURSDAY',
  'FRIDAY',
  'SATURDAY',
  'SUNDAY',
] as const

export type Weekday = (typeof WEEKDAYS)[number]

export function weekdayOf(day: string): Weekday {
  return WEEKDAYS[(new Date(utcOf(day)).getUTCDay() + 6) % 7]
}

/** True if the date exists. `month` is 1..12, `year` 1000..9999 as in MySQL. */
export function isCalendarDay(year: number, month: number, day: number): boolean {
  return (
    year >= 1000 &&
    year <= 9999 &&
    month >= 1 &&
    month <= 12 &&
    day >= 1 &&
    day <= daysInMonth(year, month)
  )
}

/** `month` is 1 to 12. */
export function daysInMonth(year: number, month: number): number {
  return new Date(Date.UTC(year, month, 0)).getUTCDate()
}

/** True if it is an IANA time zone, such as America/Bogota. */
export function isTimeZone(zone: string): boolean {
  return IANAZone.isValidZone(zone)
}

export function isLastOfMonth(day: string): boolean {
  return +day.slice(8) === daysInMonth(+day.slice(0, 4), +day.slice(5, 7))
}

function utcOf(day: string) {
  const [, year, month, date] = DAY.exec(day) ?? []
  if (!year || !isCalendarDay(+year, +month, +date))
    throw new RangeError(`Not a calendar day: ${day}`)
  return Date.UTC(+year, +month - 1, +date)
}

function known(date: DateTime, what: string) {
  if (!date.isValid) throw new RangeError(`${date.invalidReason}: ${what}`)
  return date
}
