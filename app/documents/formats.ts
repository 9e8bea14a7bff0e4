/** How a document writes amounts, quantities and days, in the locale of its company. */
import type Big from 'big.js'
import { digitsOf } from '#core/primitives/currencies'
import type { CurrentTenant } from '#core/context/current'

type Amount = number | Big

/** Digits are written as they are, a number without the sign of a zero. */
const exactly = (amount: Amount) =>
  typeof amount === 'number' ? amount + 0 : (amount.toFixed() as `${number}`)

export type Formats = ReturnType<typeof formatsOf>

/**
 * Money is written with 2 decimals, in a currency without minor unit with none (with 2 where
 * amounts of before have cents); quantities and rates have up to 4.
 */
export function formatsOf({ locale }: Pick<CurrentTenant, 'locale'>, currency: string) {
  const trailingZeroDisplay =
    digitsOf(currency) === 0 ? ('stripIfInteger' as const) : ('auto' as const)
  const numbers = {
    useGrouping: 'always' as const,
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
    trailingZeroDisplay,
  }
  const [plain, full] = [
    new Intl.NumberFormat(locale, numbers),
    new Intl.NumberFormat(locale, { ...numbers, style: 'currency', currency }),
  ]
  const exact = new Intl.NumberFormat(locale, { maximumFractionDigits: 4 })
  const percent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 4 })
  const price = new Intl.NumberFormat(locale, { ...numbers, maximumFractionDigits: 4 })
  const days = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' })
  const months = new Intl.DateTimeFormat(locale, {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  })

  return {
    /** 1.190,00 */
    amount: (amount: Amount) => plain.format(exactly(amount)),
    /** $ 1.190,00 */
    money: (amount: Amount) => full.format(exactly(amount)),
    /** With the decimals that it has, up to 4. */
    price: (amount: Amount) => price.format(exactly(amount)),
    quantity: (quantity: Amount) => exact.format(exactly(quantity)),
    /** 19 is 19 %. */
    percent: (rate: number) => percent.format(rate / 100),
    /** Of a calendar day, `YYYY-MM-DD`. */
    day: (day: string) => days.format(new Date(`${day}T00:00:00Z`)),
    /** Of a calendar month, `YYYY-MM`. */
    month: (month: string) => months.format(new Date(`${month}-01T00:00:00Z`)),
  }
}
