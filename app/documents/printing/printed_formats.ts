/** Formats of printed amounts and days, in the company's locale as far as the fonts allow. */
import type { CurrentTenant } from '#core/context/current'
import { formatsOf, type Formats } from '#documents/formats'
import { printable } from '#documents/printing/printable'

/** Unprintable days and signs fall back to English, a currency sign to its code. */
export function printedFormatsOf(
  { locale }: Pick<CurrentTenant, 'locale'>,
  currency: string
): Formats {
  const own = formatsOf(
    { locale: new Intl.Locale(locale, { numberingSystem: 'latn' }).toString() },
    currency
  )
  let inEnglish: Formats | undefined
  const english = () => (inEnglish ??= formatsOf({ locale: 'en-GB' }, currency))

  return {
    amount: (amount) => legible(own.amount(amount)) ?? english().amount(amount),
    money: (amount) =>
      legible(own.money(amount)) ??
      `${currency} ${legible(own.amount(amount)) ?? english().amount(amount)}`,
    price: (amount) => legible(own.price(amount)) ?? english().price(amount),
    quantity: (quantity) => legible(own.quantity(quantity)) ?? english().quantity(quantity),
    percent: (rate) => legible(own.percent(rate)) ?? english().percent(rate),
    day: (day) => legible(own.day(day)) ?? english().day(day),
    month: (month) => legible(own.month(month)) ?? english().month(month),
  }
}

const legible = (text: string) => (printable(text).includes('?') ? null : text)
