/** How a document writes amounts, quantities and days, in the locale of its company. */
import { dayOf } from '#core/days'
import type { CurrentTenant } from '#core/current'

export type Formats = ReturnType<typeof formatsOf>

export function formatsOf({ locale, timezone }: Pick<CurrentTenant, 'locale' | 'timezone'>, currency: string) {
  const digits = digitsOf(currency)
  const numbers = { useGrouping: 'always' as const, minimumFractionDigits: digits, maximumFractionDigits: 2 }
  const [plain, full] = [new Intl.NumberFormat(locale, numbers), new Intl.NumberFormat(locale, { ...numbers, style: 'currency', currency })]
  const exact = new Intl.NumberFormat(locale, { maximumFractionDigits: 4 })
  const price = new Intl.NumberFormat(locale, { ...numbers, maximumFractionDigits: 4 })
  const days = { numeric: new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' }), long: new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }) }

  return {
    /** 1.190,00 */
    amount: (amount: number) => plain.format(amount + 0),
    /** $ 1.190,00 */
    money: (amount: number) => full.format(amount + 0),
    /** With the decimals that it has, up to 4. */
    price: (amount: number) => price.format(amount),
    quantity: (quantity: number) => exact.format(quantity),
    percent: (rate: number) => `${exact.format(rate)}\u00a0%`,
    /** Of a calendar day (`YYYY-MM-DD`) or an instant, which is shown as its day where the company is. */
    day: (day: string) => days.numeric.format(dateOf(day)),
    longDay: (day: string) => days.long.format(dateOf(day)),
  }

  function dateOf(day: string) {
    return new Date(`${day.length > 10 ? dayOf(day, timezone) : day}T00:00:00Z`)
  }
}

/** What the currency has by its standard (ISO 4217); amounts are kept with 2. */
function digitsOf(currency: string) {
  return Math.min(2, new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits!)
}
