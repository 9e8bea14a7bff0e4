/** The languages that documents are written in. Amounts and dates follow the company's whole locale. */
export type Language = 'es' | 'en'

/** Spanish for `es`, `es-CO`, …; English otherwise. */
export const languageOf = (locale: string): Language => (/^es\b/.test(locale) ? 'es' : 'en')
