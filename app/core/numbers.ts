/**
 * Gap-free numbers per tenant and series. The series' row stays locked until the transaction ends, and a rollback
 * gives the number back: so ask for numbers last, when all that may be refused has been looked at and what is left to
 * send needs no answer.
 */
import { Current } from '#core/current'
import { rows } from '#core/database'

/**
 * Takes a number of each series, less those that are at hand, in one round trip, in the order of their names; `nextNumber` then
 * hands them out, and what is left at the end goes back.
 */
export async function reserveNumbers(...series: string[]) {
  const unit = Current.unit
  if (!unit) throw new Error('A number belongs to a transaction')

  const wanted = new Map<string, number>()
  for (const name of series.toSorted()) wanted.set(name, (wanted.get(name) ?? -(unit.numbers.get(name)?.length ?? 0)) + 1)
  const names = [...wanted.keys()].filter((name) => wanted.get(name)! > 0)
  if (!names.length) return
  unit.insert('number_series', names.map((name) => ({ tenant_id: Current.tenantId, name, last: wanted.get(name)! })), 'last = last + VALUES(last)')
  const lasts = await rows(`SELECT name, last FROM number_series WHERE tenant_id = ? AND name IN (${names.map(() => '?').join(',')})`, [Current.tenantId, ...names])

  for (const { name, last } of lasts) {
    const count = wanted.get(name)!
    const numbers = Array.from({ length: count }, (_, index) => Number(last) - count + 1 + index)
    unit.numbers.set(name, [...(unit.numbers.get(name) ?? []), ...numbers])
  }
}

/** The next number of a series, from 1 and without gaps in the order of commits. */
export async function nextNumber(series: string): Promise<number> {
  const known = Current.unit?.numbers.get(series)
  if (known?.length) return known.shift()!

  await reserveNumbers(series)
  return Current.unit!.numbers.get(series)!.shift()!
}

/** Takes back numbers that `nextNumber` has handed out last, all up to the newest, and that nobody has seen: they are handed out again, or go back. */
export function giveBack(series: string, numbers: readonly number[]) {
  const { numbers: left } = Current.unit!
  left.set(series, [...numbers, ...(left.get(series) ?? [])])
}
