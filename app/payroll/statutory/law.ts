/** Values in force for a company: its own, else those of its country's law. */
import Big from 'big.js'
import { CO } from '#payroll/statutory/co'
import { NEUTRAL } from '#payroll/statutory/neutral'
import {
  inForce,
  PARAMETERS,
  type InForce,
  type Pack,
  type Parameter,
} from '#payroll/statutory/pack'

/** A company's own value since a day; null restores the law. */
export type Override = {
  parameter: Parameter
  from: string
  value: number | null
  note: string | null
}

/** The value on `day` (`YYYY-MM-DD`); undefined where the country has none. */
export type Law = (parameter: Parameter, day: string) => InForce | undefined

const PACKS: Record<string, Pack> = { CO }

/** Takes an ISO 3166 code; `NEUTRAL` for countries without a pack. */
export const packOf = (countryCode: string): Pack => PACKS[countryCode] ?? NEUTRAL

/** Law of a country (ISO 3166), below the last override of the company that is not null. */
export function lawOf(countryCode: string, overrides: readonly Override[] = []): Law {
  const { parameters } = packOf(countryCode)
  const own = Map.groupBy(overrides.toSorted(byDay), ({ parameter }) => parameter)
  const known = new Map<string, InForce | undefined>()

  const find = (parameter: Parameter, day: string) => {
    const chosen = own.get(parameter)?.findLast(({ from }) => from <= day)
    if (chosen && chosen.value !== null)
      return {
        value: new Big(chosen.value),
        from: chosen.from,
        source: chosen.note ?? 'Set by the company',
      }
    return inForce(parameters[parameter] ?? [], day)
  }
  return (parameter, day) => {
    const key = `${parameter} ${day}`
    if (!known.has(key)) known.set(key, find(parameter, day))
    return known.get(key)
  }
}

export function valuesOn(law: Law, day: string) {
  return Object.fromEntries(
    PARAMETERS.flatMap((parameter) =>
      [law(parameter, day)].flatMap((found) => (found ? [[parameter, found] as const] : []))
    )
  )
}

const byDay = (a: Override, b: Override) => (a.from < b.from ? -1 : a.from > b.from ? 1 : 0)
