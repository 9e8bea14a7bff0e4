/**
 * How what is printed writes amounts and days: as the locale of the company does, as far as the
 * fonts have its signs.
 */
import type { CurrentTenant } from '#core/context/current'
import { formatsOf, type Formats } from '#documents/formats'
import { printable } from '#documents/printing/printable'

/**
 * Digits are always Western. A day or month, or a sign such as that of per cent, that cannot be
 * printed is English; for the sign of a currency its code stands.
 */
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

/** The text, unless a sign of it would be printed as a question mark. */
const legible = (text: string) => (printable(text).includes('?') ? null : text)
