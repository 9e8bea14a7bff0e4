/**
 * The countries of today: the officially assigned codes of ISO 3166-1 alpha-2, and XK, which banks
 * and the European Union use for Kosovo. Withdrawn codes such as DD and SU are not among them.
 */
import iso from 'i18n-iso-countries'

export const COUNTRY_CODES: readonly string[] = Object.keys(iso.getAlpha2Codes()).sort()

const assigned = new Set(COUNTRY_CODES)

/** Whether a code, in upper case, is that of a country that exists. */
export const isCountry = (code: string) => assigned.has(code)
