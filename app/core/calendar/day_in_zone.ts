/** Days of instants in SQL, without the database's tables of time zones, which may be empty. */
import { clock } from '#core/primitives/clock'
import { sqlInstant } from '#core/database/columns'
import { offsetOf } from '#core/calendar/days'
import { cached } from '#core/primitives/ttl_cache'

/** Older instants get the first offset of these years. */
const YEARS_BACK = 20
const YEARS_AHEAD = 2

const MINUTE_MS = 60_000

/** Shorter than any time between two changes of a zone's clocks, such as around Ramadan. */
const STEP_MS = 7 * 24 * 60 * MINUTE_MS

const MOST_CACHED = 200
const offsets = new Map<string, string>()

/** SQL of the calendar day of an instant in a time zone, by the zone's offset at that instant. */
export function dayInZone(instant: string, zone: string): string {
  const year = clock.now().getUTCFullYear()
  const offset = cached(offsets, MOST_CACHED, `${year} ${zone}`, () => offsetSql(year, zone))
  return `DATE(${instant} + INTERVAL ${offset.replaceAll(INSTANT, instant)} MINUTE)`
}

const INSTANT = '?instant?'

/** Minutes ahead of UTC: a number, or a CASE over the changes of the zone's clocks. */
function offsetSql(year: number, zone: string): string {
  const changes = changesOf(zone, yearStart(year - YEARS_BACK), yearStart(year + YEARS_AHEAD))
  const last = String(changes.at(-1)!.offset)
  if (changes.length === 1) return last

  const cases = changes
    .slice(1)
    .map(
      ({ at }, nth) => `WHEN ${INSTANT} < '${sqlInstant(new Date(at))}' THEN ${changes[nth].offset}`
    )
  return `CASE ${cases.join(' ')} ELSE ${last} END`
}

const yearStart = (year: number) => Date.UTC(year, 0, 1)

type Change = { at: number; offset: number }

/** The offset at `from`, and each later one with its first instant, until `to`. */
function changesOf(zone: string, from: number, to: number): Change[] {
  const offsetAt = (at: number) => offsetOf(new Date(at), zone)
  const changes = [{ at: from, offset: offsetAt(from) }]

  for (let at = from; at < to; at += STEP_MS) {
    const { offset } = changes.at(-1)!
    let [before, after] = [at, at + STEP_MS]
    if (offsetAt(after) === offset) continue

    while (after - before > MINUTE_MS) {
      const middle = before + Math.floor((after - before) / 2 / MINUTE_MS) * MINUTE_MS
      if (offsetAt(middle) === offset) before = middle
      else after = middle
    }
    changes.push({ at: after, offset: offsetAt(after) })
  }
  return changes
}
