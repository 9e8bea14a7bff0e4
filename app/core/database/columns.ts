/**
 * How columns look on a model: instants are ISO text, days `YYYY-MM-DD`, decimals Big, flags
 * booleans, JSON its value.
 */
import Big from 'big.js'
import { column } from '@adonisjs/lucid/orm'

export const decimal = () =>
  column({
    consume: (value: string | null) => (value === null ? null : new Big(value)),
    prepare: (value: Big | number | string | null | undefined) =>
      value === null || value === undefined ? value : value.toString(),
  })

/** `2026-11-20T17:59:55.000Z`, kept as DATETIME(3) in UTC. */
export const instant = () => column({ consume: instantOf, prepare: sqlInstant })

export const day = () => column()

export const flag = () =>
  column({
    consume: (value: unknown) => (value === null ? null : Boolean(value)),
    prepare: (value: unknown) => (value === null || value === undefined ? value : value ? 1 : 0),
  })

/** MariaDB keeps JSON as text, MySQL parses it: both are read alike. */
export const json = () =>
  column({
    consume: jsonOf,
    prepare: (value: unknown) =>
      value === null || value === undefined ? value : JSON.stringify(value),
  })

/**
 * Keys and values of an integrator: stored in the order of the keys, so that the same metadata is
 * the same text; without any it is NULL.
 */
export const metadata = () =>
  column({
    consume: jsonOf,
    prepare: (value: Record<string, string> | null | undefined) => {
      if (value === null || value === undefined) return value
      const keys = Object.keys(value).sort()
      return keys.length ? JSON.stringify(value, keys) : null
    },
  })

/** The value of a column of JSON, whichever of the two has read it. */
export const jsonOf = (value: unknown) => (typeof value === 'string' ? JSON.parse(value) : value)

/** MySQL's `2026-11-20 17:59:55.000` as ISO 8601. */
export function instantOf(value: string | null) {
  return typeof value === 'string' && value[10] === ' '
    ? `${value.slice(0, 10)}T${value.slice(11)}Z`
    : value
}

/** ISO 8601 as MySQL takes it. */
export function sqlInstant(value: string | Date | null | undefined) {
  if (value === null || value === undefined) return value
  const iso = typeof value === 'string' ? value : value.toISOString()
  return iso[10] === 'T' ? `${iso.slice(0, 10)} ${iso.slice(11, -1)}` : iso
}
