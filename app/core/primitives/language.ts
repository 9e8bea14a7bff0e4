/**
 * The languages in which the product speaks to people: documents, mails, pages. Amounts and dates
 * follow the company's whole locale.
 */
type Language = 'es' | 'en'

/** Spanish for `es`, `es-CO`, …; English otherwise. */
export const languageOf = (locale: string | null): Language =>
  /^es\b/.test(locale ?? '') ? 'es' : 'en'

/**
 * How most people of a country write, by CLDR's likely subtags: `es-CO` for `CO`, `en-US` for `US`.
 */
export const localeIn = (countryCode: string) => {
  const { language, region } = new Intl.Locale(`und-${countryCode}`).maximize()
  return `${language}-${region}`
}
