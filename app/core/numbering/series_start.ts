/** The first number of each document series, which a company may set before it issues one. */
import { DOMAINS } from '#core/context/domain'
import { jsonOf } from '#core/database/columns'

/** The setting of each series that may start elsewhere. */
export const FIRST_NUMBERS: Readonly<Record<string, string>> = Object.assign(
  {},
  ...DOMAINS.map(({ firstNumbers }) => firstNumbers)
)

export const FIRST_BY_DEFAULT = 1

/** Reads `settings` of the company's row. */
export function firstNumberOf(series: string, settings: unknown): number {
  return (
    (jsonOf(settings) as Record<string, number> | null)?.[FIRST_NUMBERS[series]] ?? FIRST_BY_DEFAULT
  )
}
