/** Amounts, quantities and days in the locale of the company. */
import type Big from 'big.js'
import { digitsOf } from '#core/primitives/currencies'
import type { CurrentTenant } from '#core/context/current'

type Amount = number | Big

/** Adding 0 drops the sign of a negative zero. */
const exactly = (amount: Amount) =>
  typeof amount === 'number' ? amount + 0 : (amount.toFixed() as `${number}`)

export type Formats = ReturnType<typeof formatsOf>

/** Money has 2 decimals, or none for currencies without minor unit unless the amount has cents. */
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
    amount: (amount: Amount) => plain.format(exactly(amount)),
    money: (amount: Amount) => full.format(exactly(amount)),
    /** Up to 4 decimals. */
    price: (amount: Amount) => price.format(exactly(amount)),
    quantity: (quantity: Amount) => exact.format(exactly(quantity)),
    /** Takes per cent: 19 is 19 %. */
    percent: (rate: number) => percent.format(rate / 100),
    day: (day: string) => days.format(new Date(`${day}T00:00:00Z`)),
    month: (month: string) => months.format(new Date(`${month}-01T00:00:00Z`)),
  }
}
