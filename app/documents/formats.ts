/** How a document writes amounts, quantities and days, in the locale of its company. */
import type { CurrentTenant } from '#core/current'

/** Currencies that have no smaller unit (ISO 4217): their whole amounts are written without decimals. */
const WITHOUT_CENTS = new Set(['BIF', 'CLP', 'DJF', 'GNF', 'ISK', 'JPY', 'KMF', 'KRW', 'PYG', 'RWF', 'UGX', 'VND', 'VUV', 'XAF', 'XOF', 'XPF'])

export type Formats = ReturnType<typeof formatsOf>

export function formatsOf({ locale }: Pick<CurrentTenant, 'locale'>, currency: string) {
  const numbers = { useGrouping: 'always' as const, minimumFractionDigits: WITHOUT_CENTS.has(currency) ? 0 : 2, maximumFractionDigits: 2 }
  const [plain, full] = [new Intl.NumberFormat(locale, numbers), new Intl.NumberFormat(locale, { ...numbers, style: 'currency', currency })]
  const exact = new Intl.NumberFormat(locale, { maximumFractionDigits: 4 })
  const percent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 4 })
  const price = new Intl.NumberFormat(locale, { ...numbers, maximumFractionDigits: 4 })
  const days = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' })

  return {
    /** 1.190,00 */
    amount: (amount: number) => plain.format(amount + 0),
    /** $ 1.190,00 */
    money: (amount: number) => full.format(amount + 0),
    /** With the decimals that it has, up to 4. */
    price: (amount: number) => price.format(amount + 0),
    quantity: (quantity: number) => exact.format(quantity + 0),
    /** 19 is 19 %. */
    percent: (rate: number) => percent.format(rate / 100),
    /** Of a calendar day, `YYYY-MM-DD`. */
    day: (day: string) => days.format(new Date(`${day}T00:00:00Z`)),
  }
}
