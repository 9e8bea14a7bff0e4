/**
 * Decimals of currencies: the minor units of ISO 4217, list one (published by SIX, 2024-06-25).
 * `Intl` follows CLDR, which gives COP, HUF, IDR and thirty others no decimals.
 */

/** Currencies without 2 decimals. Withdrawn ones count as 2. */
const MINOR_UNITS: Record<number, string> = {
  0: 'BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX UYI VND VUV XAF XOF XPF',
  3: 'BHD IQD JOD KWD LYD OMR TND',
  4: 'CLF UYW',
}

/** Metals, units of account and test codes, which have no minor unit in ISO 4217. */
const WITHOUT_UNITS = new Set('XAG XAU XBA XBB XBC XBD XDR XPD XPT XSU XTS XUA XXX'.split(' '))

const digits = new Map(
  Object.entries(MINOR_UNITS).flatMap(([count, codes]) =>
    codes.split(' ').map((code) => [code, Number(count)] as const)
  )
)

const known = new Set([...Intl.supportedValuesOf('currency'), ...digits.keys(), ...WITHOUT_UNITS])

/** `code` is in upper case. */
export const isCurrency = (code: string) => known.has(code)

/** The decimals of stored amounts. Old companies with a currency of 3 or 4 decimals keep 2. */
export const digitsOf = (currency: string): 0 | 2 => (digits.get(currency) === 0 ? 0 : 2)

/** The end of a sentence that refuses the currency; undefined if a company can use it. */
export function unsupported(currency: string): string | undefined {
  if (WITHOUT_UNITS.has(currency)) return 'has no minor unit'
  const count = digits.get(currency) ?? 2
  if (count > 2) return `has ${count} decimals`
}

export const supportedCurrencies = () => [...known].filter((code) => !unsupported(code)).sort()
