/** The days of a report, by default the year so far. */
import { Current } from '#core/context/current'
import { todayIn } from '#core/calendar/days'
import { dayFilter, described } from '#core/input/query_fields'
import { invalid } from '#core/errors/refusal'

export const rangeQuery = {
  from: described('The first day; 1 January of the year of `to` by default.', dayFilter()),
  to: described('The last day; today by default.', dayFilter()),
}
export const asOfQuery = { asOf: described('The day; today by default.', dayFilter()) }

/** Today in the company's zone, `YYYY-MM-DD`. */
export const today = () => todayIn(Current.tenant.timezone)

export const startOfYear = (day: string) => `${day.slice(0, 4)}-01-01`

/**
 * By default from the first day of `to`'s year through today. 422 on `from` when it is after `to`.
 */
export function rangeOf({ from, to = today() }: { from?: string; to?: string }) {
  const first = from ?? startOfYear(to)
  if (first > to) throw invalid('from', 'INVALID', 'from must not be after to')
  return { from: first, to }
}
