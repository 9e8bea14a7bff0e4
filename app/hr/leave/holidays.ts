/** Public holidays by country; a country without an entry has none. */
import { holidaysOfColombia } from '#hr/holidays/colombia'

const COUNTRIES: Record<string, (year: number) => string[]> = { CO: holidaysOfColombia }

/** The holidays of a year in a country (ISO 3166, two letters), `YYYY-MM-DD`, in order. */
export function holidaysOf(countryCode: string, year: number): readonly string[] {
  return COUNTRIES[countryCode]?.(year) ?? []
}
