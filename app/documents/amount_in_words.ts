/** Amounts of money in words, in capitals: «UN MILLÓN DE PESOS M/CTE», `TWENTY US DOLLARS`. */
import Big from 'big.js'
import { languageOf } from '#core/primitives/language'
import { inEnglish } from '#documents/words/english'
import { inSpanish, takesDe, type Gender } from '#documents/words/spanish'

/** Currencies whose Spanish name is feminine: «doscientas libras». */
const FEMININE = /^(?:libra|corona|rupia|lira|grivna|kuna|pula)/i

/** Takes an amount, which is rounded to cents, and the company's locale. */
export function amountInWords(
  amount: Big | number | string,
  currency: string,
  locale: string
): string {
  const [whole, cents] = new Big(amount).abs().toFixed(2, Big.roundHalfUp).split('.')
  const words =
    languageOf(locale) === 'es'
      ? inSpanishMoney(BigInt(whole), Number(cents), currency, locale)
      : inEnglishMoney(BigInt(whole), Number(cents), currency)
  return words.toLocaleUpperCase(locale)
}

/** Colombian pesos spell out their cents and end in «moneda corriente»; others write hundredths. */
function inSpanishMoney(whole: bigint, cents: number, currency: string, locale: string) {
  const noun =
    currency === 'COP' ? (whole === 1n ? 'peso' : 'pesos') : nameOf(currency, whole, locale)
  const gender: Gender = FEMININE.test(noun) ? 'feminine' : 'masculine'
  const amount = `${inSpanish(whole, gender)} ${takesDe(whole) ? 'de ' : ''}${noun}`

  if (currency !== 'COP') return cents ? `${amount} con ${hundredths(cents)}` : amount
  return `${amount}${cents ? ` con ${inSpanish(BigInt(cents))} ${cents === 1 ? 'centavo' : 'centavos'}` : ''} M/CTE`
}

function inEnglishMoney(whole: bigint, cents: number, currency: string) {
  const amount = `${inEnglish(whole)} ${nameOf(currency, whole, 'en')}`
  return cents ? `${amount} and ${hundredths(cents)}` : amount
}

const hundredths = (cents: number) => `${String(cents).padStart(2, '0')}/100`

/** Falls back to the code of a currency without a name. */
function nameOf(currency: string, count: bigint, locale: string) {
  const parts = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
    currencyDisplay: 'name',
    maximumFractionDigits: 0,
  }).formatToParts(count === 1n ? 1 : 2)
  return parts.find(({ type }) => type === 'currency')!.value
}
