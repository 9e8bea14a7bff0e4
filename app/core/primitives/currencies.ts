/**
 * How many decimals the amounts of a currency have: the minor units of ISO 4217, list one
 * (published by SIX, 2024-06-25). `Intl` cannot be asked: it follows CLDR, which gives COP, HUF,
 * IDR and thirty others no decimals.
 */

/** All that are not 2. Withdrawn currencies count as 2. */
const MINOR_UNITS: Record<number, string> = {
  0: 'BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX UYI VND VUV XAF XOF XPF',
  3: 'BHD IQD JOD KWD LYD OMR TND',
  4: 'CLF UYW',
}

/** Metals, units of account and test codes: ISO 4217 gives them no minor unit at all. */
const WITHOUT_UNITS = new Set('XAG XAU XBA XBB XBC XBD XDR XPD XPT XSU XTS XUA XXX'.split(' '))

const digits = new Map(
  Object.entries(MINOR_UNITS).flatMap(([count, codes]) =>
    codes.split(' ').map((code) => [code, Number(count)] as const)
  )
)

const known = new Set([...Intl.supportedValuesOf('currency'), ...digits.keys(), ...WITHOUT_UNITS])

/** Whether this is the code of a currency, in upper case. */
export const isCurrency = (code: string) => known.has(code)

/**
 * The decimals with which a company keeps amounts of its currency: 0 or 2. A company of before that
 * has a currency of 3 or 4 keeps 2.
 */
export const digitsOf = (currency: string): 0 | 2 => (digits.get(currency) === 0 ? 0 : 2)

/**
 * Why no company can keep its books in this currency, as the end of a sentence; undefined where one
 * can.
 */
export function unsupported(currency: string): string | undefined {
  if (WITHOUT_UNITS.has(currency)) return 'has no minor unit'
  const count = digits.get(currency) ?? 2
  if (count > 2) return `has ${count} decimals`
}

/** The currencies in which a company can keep its books, in the order of their codes. */
export const supportedCurrencies = () => [...known].filter((code) => !unsupported(code)).sort()
