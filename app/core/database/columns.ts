/** Column types: instants are ISO text, days `YYYY-MM-DD`, decimals Big, JSON its value. */
import Big from 'big.js'
import { column } from '@adonisjs/lucid/orm'

export const decimal = () =>
  column({
    consume: (value: string | null) => (value === null ? null : new Big(value)),
    prepare: (value: Big | number | string | null | undefined) =>
      value === null || value === undefined ? value : value.toString(),
  })

/** `2026-11-20T17:59:55.000Z`, stored as DATETIME(3) in UTC. */
export const instant = () => column({ consume: instantOf, prepare: sqlInstant })

export const day = () => column()

export const flag = () =>
  column({
    consume: (value: unknown) => (value === null ? null : Boolean(value)),
    prepare: (value: unknown) => (value === null || value === undefined ? value : value ? 1 : 0),
  })

/** MariaDB answers JSON as text, MySQL as a value. */
export const json = () =>
  column({
    consume: jsonOf,
    prepare: (value: unknown) =>
      value === null || value === undefined ? value : JSON.stringify(value),
  })

/** Keys are sorted, so that equal metadata is equal text; empty is NULL. */
export const metadata = () =>
  column({
    consume: jsonOf,
    prepare: (value: Record<string, string> | null | undefined) => {
      if (value === null || value === undefined) return value
      const keys = Object.keys(value).sort()
      return keys.length ? JSON.stringify(value, keys) : null
    },
  })

/** The value of a JSON column, on MySQL and MariaDB. */
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
