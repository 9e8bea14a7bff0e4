/** Assigned codes of ISO 3166-1 alpha-2, and XK, which banks and the EU use for Kosovo. */
import iso from 'i18n-iso-countries'

export const COUNTRY_CODES: readonly string[] = Object.keys(iso.getAlpha2Codes()).sort()

const assigned = new Set(COUNTRY_CODES)

/** `code` is in upper case. */
export const isCountry = (code: string) => assigned.has(code)
