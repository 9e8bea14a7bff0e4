/**
 * What the law of a country says about pay, as data: each value with the day from which it holds
 * and where it comes from.
 */
import Big from 'big.js'
import type { Decimal } from '#core/primitives/decimal'
import type { Fund, Side } from '#payroll/inputs/deduction_kinds'

/**
 * `monthlyHours`: what a monthly salary is divided by. `diurna`, `nocturna`, `recargoNocturno`:
 * what an hour pays, as a multiple of the plain hour. `sundaySurcharge`: added to them on Sundays
 * and holidays. `transportCeiling`: up to how many minimum wages a salary gets the transport
 * allowance. Amounts are a month's, in the currency of the country.
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

/** `provisional`: not enacted yet; the value before it is carried on. */
type Dated = { from: string; value: string; source: string; provisional?: true }

type Contribution = { name: string; side: Side; fund: Fund; rows: readonly Dated[] }

export type Pack = {
  countryCode: string | null
  /** The first day that the pack knows; null when it holds for all time. */
  since: string | null
  parameters: Readonly<Partial<Record<Parameter, readonly Dated[]>>>
  /** Contributions of employees and of employers, in percent of the base. */
  contributions: readonly Contribution[]
}

export type InForce = { value: Decimal; from: string; source: string; provisional?: true }

/** The row that holds on `day`: the last that had begun. Rows are in the order of their days. */
export function inForce(rows: readonly Dated[], day: string): InForce | undefined {
  const row = rows.findLast(({ from }) => from <= day)
  return row && { ...row, value: new Big(row.value) }
}
