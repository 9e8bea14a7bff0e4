/** Lower-case code and signs of the company's currency, as written beside amounts. */
import { Current } from '#core/context/current'

const known = new Map<string, ReadonlySet<string>>()
const MOST_KNOWN = 1_000

export function companyCurrencies(): ReadonlySet<string> {
  const { currency, locale } = Current.tenant
  const key = `${currency} ${locale}`
  if (!known.has(key)) {
    if (known.size >= MOST_KNOWN) known.clear()
    known.set(key, signsOf(currency, locale))
  }
  return known.get(key)!
}

function signsOf(currency: string, locale: string): ReadonlySet<string> {
  const shown = [locale, 'en'].flatMap((language) =>
    (['symbol', 'narrowSymbol'] as const).map((currencyDisplay) =>
      signOf(currency, language, currencyDisplay)
    )
  )
  return new Set([currency, ...shown].map((sign) => sign.toLowerCase()))
}

function signOf(currency: string, language: string, currencyDisplay: 'symbol' | 'narrowSymbol') {
  const parts = new Intl.NumberFormat(language, {
    style: 'currency',
    currency,
    currencyDisplay,
  }).formatToParts(0)
  return parts.find(({ type }) => type === 'currency')!.value
}
