/** The languages in which the product speaks to people: documents, mails, pages. Amounts and dates follow the company's whole locale. */
type Language = 'es' | 'en'

/** Spanish for `es`, `es-CO`, …; English otherwise. */
export const languageOf = (locale: string | null): Language => (/^es\b/.test(locale ?? '') ? 'es' : 'en')
