/**
 * Gap-free numbers per tenant and series. The series' row stays locked until the transaction ends, and a rollback
 * gives the number back: so ask for numbers last, when all that may be refused has been looked at and what is left to
 * send needs no answer.
 */
import { Current } from '#core/current'
import { writes } from '#core/database'
import type { LateNumbers } from '#core/late_numbers'
import { quoted } from '#core/sql'

/** Answers the last number that is taken by it, as the id of what it inserted; `TAKEN` reads it until the next one is. */
const TAKE = 'INSERT INTO number_series (tenant_id, name, last) VALUES (?, ?, LAST_INSERT_ID(?)) ON DUPLICATE KEY UPDATE last = LAST_INSERT_ID(last + ?)'
const TAKEN = 'LAST_INSERT_ID()'

/** Takes one and answers nothing: `TAKEN` stays what it is. */
const TAKE_BESIDE = 'INSERT INTO number_series (tenant_id, name, last) VALUES (?, ?, 1) ON DUPLICATE KEY UPDATE last = last + 1'

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
  if (unit.late?.isUsed) throw new Error('Late numbers are the last ones of a transaction')
  const taken = await writes(names.map((name) => [TAKE, [Current.tenantId, name, wanted.get(name), wanted.get(name)]]))

  for (const [at, name] of names.entries()) {
    const [last, count] = [taken[at].insertId, wanted.get(name)!]
    const numbers = Array.from({ length: count }, (_, index) => last - count + 1 + index)
    unit.numbers.set(name, [...(unit.numbers.get(name) ?? []), ...numbers])
  }
}

/**
 * The same without a round trip, one of each series, and no number of any behind them: what `nextNumber` then hands out are stand-ins, good
 * for nothing but to be written down and, that of `main`, to be answered. Where nobody fills them in, such as in a dry run or a command, it
 * is `reserveNumbers`.
 */
export async function reserveLate(main: string, ...others: string[]) {
  const { late, numbers } = Current.unit!
  const series = [main, ...others].toSorted()
  if (!late || late.isUsed || series.some((name) => numbers.get(name)?.length)) return reserveNumbers(...series)

  for (const name of series) numbers.set(name, [name === main ? takeLate(late, name) : takeBeside(late, name)])
}

function takeLate(late: LateNumbers, name: string) {
  const standIn = late.standIn(TAKEN)
  Current.unit!.defer(TAKE, [Current.tenantId, name, 1, 1], ({ insertId }) => late.known(standIn, insertId))
  return standIn
}

function takeBeside(late: LateNumbers, name: string) {
  Current.unit!.defer(TAKE_BESIDE, [Current.tenantId, name])
  return late.standIn(`(SELECT last FROM number_series WHERE tenant_id = ${Current.tenantId} AND name = ${quoted(name)})`)
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
