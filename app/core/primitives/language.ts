/** The language of documents, mails and pages. */
type Language = 'es' | 'en'

/** Spanish for `es`, `es-CO`, …; English otherwise. */
export const languageOf = (locale: string | null): Language =>
  /^es\b/.test(locale ?? '') ? 'es' : 'en'

/** The main locale of a country by CLDR's likely subtags: `es-CO` for `CO`, `en-US` for `US`. */
export const localeIn = (countryCode: string) => {
  const { language, region } = new Intl.Locale(`und-${countryCode}`).maximize()
  return `${language}-${region}`
}
