/**
 * Where the numbers of a company's documents begin: it may say so in its settings, before there is
 * one of them.
 */
import { DOMAINS } from '#core/context/domain'
import { jsonOf } from '#core/database/columns'

/** Each series that may, and the setting that says it. */
export const FIRST_NUMBERS: Readonly<Record<string, string>> = Object.assign(
  {},
  ...DOMAINS.map(({ firstNumbers }) => firstNumbers)
)

/** Of who says nothing. */
export const FIRST_BY_DEFAULT = 1

/** By `settings` of the company's row. */
export function firstNumberOf(series: string, settings: unknown): number {
  return (
    (jsonOf(settings) as Record<string, number> | null)?.[FIRST_NUMBERS[series]] ?? FIRST_BY_DEFAULT
  )
}
