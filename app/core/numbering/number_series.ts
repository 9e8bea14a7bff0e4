/**
 * Gap-free numbers per tenant and series. The series row stays locked until the transaction ends,
 * so take numbers last, after all checks. A rollback gives them back.
 */
import { Current } from '#core/context/current'
import { execute, rows, writes } from '#core/database/query'
import { defer } from '#core/database/transaction/writes'
import { DeferredNumber, type DocumentNumber } from '#core/database/deferred_number'
import { conflict } from '#core/errors/refusal'

/** LAST_INSERT_ID carries the last number taken; `TAKEN` reads it until the next insert. */
const TAKE =
  'INSERT INTO number_series (tenant_id, name, last) VALUES (?, ?, LAST_INSERT_ID(?)) ON DUPLICATE KEY UPDATE last = LAST_INSERT_ID(last + ?)'
const TAKEN = 'LAST_INSERT_ID()'

/** Takes one number of each of two series. LAST_INSERT_ID carries one in its upper 32 bits. */
const TAKE_BOTH = `INSERT INTO number_series (tenant_id, name, last) VALUES (?, ?, 1 + 0 * LAST_INSERT_ID(?)), (?, ?, 1 + 0 * LAST_INSERT_ID(LAST_INSERT_ID() + ?))
 ON DUPLICATE KEY UPDATE last = last + 1 + 0 * LAST_INSERT_ID(LAST_INSERT_ID() + last * IF(name = ?, ${2 ** 32}, 1))`
const UPPER = { share: 2 ** 32, taken: 'LAST_INSERT_ID() >> 32' }
const LOWER = { share: 1, taken: `LAST_INSERT_ID() & ${2 ** 32 - 1}` }

/** Reserves one number per name in one round trip. Unused numbers go back at the end. */
export async function reserveNumbers(...series: string[]) {
  const unit = Current.unit
  if (!unit) throw new Error('A number belongs to a transaction')

  const wanted = new Map<string, number>()
  for (const name of series.toSorted())
    wanted.set(name, (wanted.get(name) ?? -(unit.numbers.get(name)?.length ?? 0)) + 1)
  const names = [...wanted.keys()].filter((name) => wanted.get(name)! > 0)
  if (!names.length) return
  if (unit.hasDeferredNumber) throw new Error('Deferred numbers are the last of a transaction')
  const taken = await writes(
    names.map((name) => [TAKE, [Current.tenantId, name, wanted.get(name), wanted.get(name)]])
  )

  for (const [at, name] of names.entries()) {
    const [last, count] = [taken[at].insertId, wanted.get(name)!]
    const numbers = Array.from({ length: count }, (_, index) => last - count + 1 + index)
    unit.numbers.set(name, [...(unit.numbers.get(name) ?? []), ...numbers])
  }
}

/**
 * Takes one number of each series with COMMIT, without a round trip, as the last ones. Reserves
 * them now if the answer cannot wait for COMMIT, such as in a dry run.
 */
export async function deferNumbers(main: string, other?: string) {
  const unit = Current.unit!
  const series = other ? [main, other] : [main]
  if (
    !unit.defersNumbers ||
    unit.hasDeferredNumber ||
    series.some((name) => unit.numbers.get(name)?.length)
  )
    return reserveNumbers(...series)

  unit.hasDeferredNumber = true
  const numbers = other ? takeBoth(main, other) : [take(main)]
  for (const [index, name] of series.entries()) unit.numbers.set(name, [numbers[index]])
}

function take(series: string) {
  const number = new DeferredNumber(TAKEN)
  defer(TAKE, [Current.tenantId, series, 1, 1], ({ insertId }) => (number.value = insertId))
  return number
}

/** Series are locked in the order of their names, which avoids deadlocks. */
function takeBoth(main: string, other: string) {
  const numbers = [new DeferredNumber(UPPER.taken), new DeferredNumber(LOWER.taken)]
  const rows = [main, other]
    .toSorted()
    .flatMap((name) => [Current.tenantId, name, (name === main ? UPPER : LOWER).share])
  defer(TAKE_BOTH, [...rows, main], ({ insertId }) => {
    numbers[0].value = Math.floor(insertId / UPPER.share)
  })
  return numbers
}

/** Returns the next number of a series, from 1. It has no gaps in the order of commits. */
export async function nextNumber(series: string): Promise<number> {
  const number = await nextDocumentNumber(series)
  if (number instanceof DeferredNumber) throw new Error(`The number of ${series} is deferred`)
  return number
}

/** As `nextNumber`, and also returns numbers that `deferNumbers` has deferred. */
export async function nextDocumentNumber(series: string): Promise<DocumentNumber> {
  const known = Current.unit?.numbers.get(series)
  if (known?.length) return known.shift()!

  await reserveNumbers(series)
  return Current.unit!.numbers.get(series)!.shift()!
}

/** Gives back the newest numbers of `nextNumber`, all of which must be unused and unseen. */
export function giveBack(series: string, numbers: readonly number[]) {
  const { numbers: left } = Current.unit!
  left.set(series, [...numbers, ...(left.get(series) ?? [])])
}

/** Locks a name of the company until the transaction ends. Call it before any write. */
export async function lockName(name: string) {
  await execute(
    'INSERT INTO number_series (tenant_id, name, last) VALUES (?, ?, 0) ON DUPLICATE KEY UPDATE last = last',
    [Current.tenantId, name]
  )
}

/**
 * Moves the start of a series from `before` to `first`. Refuses NUMBERS_GIVEN (409). NOWAIT avoids
 * a deadlock: the other transaction may need what the caller has locked.
 */
export async function beginSeries(
  series: string,
  { before, first, field }: { before: number; first: number; field: string }
) {
  const key = [Current.tenantId, series]
  const read = () =>
    rows('SELECT last FROM number_series WHERE tenant_id = ? AND name = ? FOR UPDATE NOWAIT', key)
  if (!(await read()).length)
    await execute(
      'INSERT INTO number_series (tenant_id, name, last) VALUES (?, ?, 0) ON DUPLICATE KEY UPDATE last = last',
      key
    )
  const [{ last }] = await read()
  if (Number(last) !== before - 1)
    throw conflict(
      'NUMBERS_GIVEN',
      'A document of this kind has a number already: the first number can no longer change',
      { field }
    )

  await execute('UPDATE number_series SET last = ? WHERE tenant_id = ? AND name = ?', [
    first - 1,
    ...key,
  ])
}
