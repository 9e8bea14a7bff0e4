/** A country's payroll law as data: each value with its first day and source. */
import Big from 'big.js'
import type { Decimal } from '#core/primitives/decimal'
import type { Fund, Side } from '#payroll/inputs/deduction_kinds'

/**
 * `monthlyHours` divides the salary; `diurna`, `nocturna`, `recargoNocturno` multiply the plain
 * hour, plus `sundaySurcharge`. `transportCeiling` is in minimum wages; amounts are monthly.
 */
export const PARAMETERS = [
  'monthlyHours',
  'diurna',
  'nocturna',
  'recargoNocturno',
  'sundaySurcharge',
  'minimumWage',
  'transportAllowance',
  'transportCeiling',
] as const

export type Parameter = (typeof PARAMETERS)[number]

/** `provisional`: not enacted yet, the previous value continues. */
type Dated = { from: string; value: string; source: string; provisional?: true }

type Contribution = { name: string; side: Side; fund: Fund; rows: readonly Dated[] }

export type Pack = {
  countryCode: string | null
  /** First day known; null when it has no beginning. */
  since: string | null
  parameters: Readonly<Partial<Record<Parameter, readonly Dated[]>>>
  /** Percent of the base. */
  contributions: readonly Contribution[]
}

export type InForce = { value: Decimal; from: string; source: string; provisional?: true }

/** The row in force on `day`; rows are sorted by day. */
export function inForce(rows: readonly Dated[], day: string): InForce | undefined {
  const row = rows.findLast(({ from }) => from <= day)
  return row && { ...row, value: new Big(row.value) }
}
