/** The periods that are due on a day, by the catch-up of the series. */
import { indexFrom, indexOf, periodAt, type Rhythm } from '#recurring/schedule/rhythm'

export const CATCH_UPS = ['ALL', 'LATEST', 'SKIP'] as const
export type CatchUp = (typeof CATCH_UPS)[number]

type Series = Rhythm & { nextDate: string | null; catchUp: CatchUp }

/**
 * The next period to make on `today`, and the ones before it that are passed over: none with ALL,
 * all but the last with LATEST, those of earlier days with SKIP. `taken` are days of periods that
 * were skipped by hand.
 */
export function duePeriods(
  series: Series,
  today: string,
  taken: ReadonlySet<string>
): { passed: string[]; due: string | null } {
  const { nextDate, catchUp } = series
  if (nextDate === null || nextDate > today) return { passed: [], due: null }
  if (catchUp === 'ALL') return { passed: [], due: nextDate }

  const all = periodsThrough(series, nextDate, today).filter((day) => !taken.has(day))
  const isMade = (day: string) => (catchUp === 'LATEST' ? day === all.at(-1) : day === today)
  return { passed: all.filter((day) => !isMade(day)), due: all.find(isMade) ?? null }
}

function periodsThrough(series: Rhythm, from: string, today: string): string[] {
  const days: string[] = []
  for (let index = indexOf(series, from)!; ; index++) {
    const day = periodAt(series, index)
    if (day === null || day > today) return days
    days.push(day)
  }
}

/** The first period from `day` on that is not `taken`; null at the end of the series. */
export function nextPeriod(series: Rhythm, day: string, taken: ReadonlySet<string>): string | null {
  for (let index = indexFrom(series, day); ; index++) {
    const next = periodAt(series, index)
    if (next === null || !taken.has(next)) return next
  }
}
