/**
 * The values that hold for a company: what it has set for itself where it has, else the law of its
 * country.
 */
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

/** A value of the company's own from a day on; null gives the law back from that day on. */
export type Override = {
  parameter: Parameter
  from: string
  value: number | null
  note: string | null
}

/**
 * What holds of `parameter` on `day` (`YYYY-MM-DD`); undefined where the country has no such thing.
 */
export type Law = (parameter: Parameter, day: string) => InForce | undefined

const PACKS: Record<string, Pack> = { CO }

/** Of a country by its code (ISO 3166); `NEUTRAL` where its law is not known here. */
export const packOf = (countryCode: string): Pack => PACKS[countryCode] ?? NEUTRAL

/**
 * What the law of a country (ISO 3166) says, and before it what the company has set: of its values
 * the last that has begun by the day. A null of the company gives the law back.
 */
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

/** Every value that holds on `day`, by its name. */
export function valuesOn(law: Law, day: string) {
  return Object.fromEntries(
    PARAMETERS.flatMap((parameter) =>
      [law(parameter, day)].flatMap((found) => (found ? [[parameter, found] as const] : []))
    )
  )
}

const byDay = (a: Override, b: Override) => (a.from < b.from ? -1 : a.from > b.from ? 1 : 0)
