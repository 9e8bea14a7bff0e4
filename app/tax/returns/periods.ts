/** The days of a return: a month or a bimester (two months) that contains a day. */
import { Current } from '#core/context/current'
import { daysInMonth, todayIn } from '#core/calendar/days'
import { invalid } from '#core/errors/refusal'
import { dayFilter, described } from '#core/input/query_fields'

export type Days = { from: string; to: string }

export type Months = 1 | 2

/** The parameters of a return that is filed every `months` months. */
export const daysQuery = (months: Months) => ({
  from: described(
    `The first day; by default that of the ${months === 1 ? 'month' : 'bimester'} of \`to\`.`,
    dayFilter()
  ),
  to: described(
    `The last day; by default that of the ${months === 1 ? 'month' : 'bimester'} of \`from\`, or of today.`,
    dayFilter()
  ),
})

/** Missing days are those of the period of the other one, or of today. 422 when `from` is after `to`. */
export function daysOf({ from, to }: Partial<Days>, months: Months): Days {
  const period = periodOf(from ?? to ?? todayIn(Current.tenant.timezone), months)
  const days = { from: from ?? period.from, to: to ?? period.to }
  if (days.from > days.to) throw invalid('from', 'INVALID', 'from must not be after to')
  return days
}

/** Bimesters begin in January (ET 600). */
export function periodOf(day: string, months: Months): Days {
  const [year, month] = [Number(day.slice(0, 4)), Number(day.slice(5, 7))]
  const first = month - ((month - 1) % months)
  const last = first + months - 1
  return { from: dayIn(year, first, 1), to: dayIn(year, last, daysInMonth(year, last)) }
}

const dayIn = (year: number, month: number, day: number) =>
  `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`
