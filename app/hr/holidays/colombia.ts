/** Public holidays of Colombia (Ley 51 of 1983, Ley Emiliani). */
import { addDays, weekdayOf } from '#core/calendar/days'
import { easterOf } from '#hr/holidays/easter'

/** New Year, Labour Day, Independence, Boyacá, Immaculate Conception, Christmas. */
const ON_THEIR_DAY = ['01-01', '05-01', '07-20', '08-07', '12-08', '12-25']

/** Epiphany, Saint Joseph, Peter and Paul, Assumption, 12 October, All Saints, Cartagena. */
const ON_MONDAY = ['01-06', '03-19', '06-29', '08-15', '10-12', '11-01', '11-11']

/** Maundy Thursday, Good Friday; Ascension, Corpus Christi, Sacred Heart on their Mondays. */
const BY_EASTER = [-3, -2, 43, 64, 71]

/** Sorted `YYYY-MM-DD`; two that coincide count once. */
export function holidaysOfColombia(year: number): string[] {
  const easter = easterOf(year)
  const days = [
    ...ON_THEIR_DAY.map((day) => `${year}-${day}`),
    ...ON_MONDAY.map((day) => mondayFrom(`${year}-${day}`)),
    ...BY_EASTER.map((days) => addDays(easter, days)),
  ]
  return [...new Set(days)].sort()
}

function mondayFrom(day: string): string {
  return weekdayOf(day) === 'MONDAY' ? day : mondayFrom(addDays(day, 1))
}
