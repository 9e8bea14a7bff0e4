/** Serial numbers of days: days since the end of 1899, the time of day as fraction. */

const MS_PER_DAY = 86_400_000
const SECONDS_PER_DAY = 86_400

/** Spreadsheets count 1900-02-29, which did not exist. */
const FALSE_LEAP_DAY = 60

/** The first serial of the year 10000, which has no calendar day here. */
const YEAR_10000 = { from1900: 2_958_466, from1904: 2_957_004 }

/** `2026-01-15`, `2026-01-15 10:30:00`, or `10:30:00` for day 0; undefined if no day. */
export function momentOf(serial: number, begins1904: boolean): string | undefined {
  const seconds = Math.round(serial * SECONDS_PER_DAY)
  const [day, second] = [Math.floor(seconds / SECONDS_PER_DAY), seconds % SECONDS_PER_DAY]
  const end = begins1904 ? YEAR_10000.from1904 : YEAR_10000.from1900
  if (!(serial >= 0 && day < end)) return

  const time = new Date(second * 1000).toISOString().slice(11, 19)
  if (day === 0 && !begins1904) return time

  const first = begins1904
    ? Date.UTC(1904, 0, 1)
    : Date.UTC(1899, 11, day < FALSE_LEAP_DAY ? 31 : 30)
  const date = new Date(first + day * MS_PER_DAY).toISOString().slice(0, 10)
  return second ? `${date} ${time}` : date
}
