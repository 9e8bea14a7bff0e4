/** Public holidays by country; a country without an entry has none. */
import { holidaysOfColombia } from '#hr/holidays/colombia'

const COUNTRIES: Record<string, (year: number) => string[]> = { CO: holidaysOfColombia }

/** Takes an ISO 3166 code; returns sorted days `YYYY-MM-DD`. */
export function holidaysOf(countryCode: string, year: number): readonly string[] {
  return COUNTRIES[countryCode]?.(year) ?? []
}
