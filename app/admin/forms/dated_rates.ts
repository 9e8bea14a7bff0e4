/** Dated rates of taxes and withholding concepts in forms: fields are named `rates.0.validFrom`. */
import type { HttpContext } from '@adonisjs/core/http'
import { LAST_DAY, addDays, todayIn } from '#core/calendar/days'

/** As the API answers it, or as the form sends it. */
type Rate = { validFrom: string; validUntil?: string | null; [field: string]: unknown }

const NUMBERS = ['rate', 'amount', 'minimumUvt', 'minimumAmount']
const FIELD = /^rates\.(\d+)\.(\w+)$/

/** The rates of the form, without empty and removed ones. An unreadable number stays a text. */
export function ratesIn({ request }: HttpContext): Rate[] {
  const rows: Record<string, Record<string, unknown>> = {}
  for (const [name, value] of Object.entries(request.body())) {
    const [, index, field] = FIELD.exec(name) ?? []
    if (field && value !== '') (rows[index] ??= {})[field] = typed(field, String(value))
  }
  return Object.values(rows)
    .filter(({ validFrom, rate, amount, remove }) => (validFrom ?? rate ?? amount) && !remove)
    .map(({ remove: _, ...rate }) => rate as Rate)
}

/** The fields of the form beside its rates. */
export const withoutRates = (form: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(form).filter(([name]) => !FIELD.test(name)))

/** Ends the rate that is open on the first day of `next` the day before, and adds `next`. */
export function followedBy(rates: readonly Rate[], next: Rate): Rate[] {
  const from = next.validFrom
  const isDay = /^\d{4}-\d\d-\d\d$/.test(from ?? '')
  return [
    ...rates.map((rate) =>
      isDay && !rate.validUntil && rate.validFrom < from
        ? { ...rate, validUntil: addDays(from, -1) }
        : rate
    ),
    next,
  ]
}

/** The rates of today in the company's time zone. */
export function ratesOfToday(rates: readonly Rate[], { auth }: HttpContext): Rate[] {
  const today = todayIn(auth.getUserOrFail().tenant?.timezone ?? 'UTC')
  return rates.filter(
    ({ validFrom, validUntil }) => validFrom <= today && today <= (validUntil ?? LAST_DAY)
  )
}

const typed = (field: string, value: string) =>
  NUMBERS.includes(field) && Number.isFinite(Number(value)) ? Number(value) : value
