/**
 * Gap-free numbers per tenant and series. The series' row stays locked until the transaction ends,
 * and a rollback gives the number back: so ask for numbers last, when all that may be refused has
 * been looked at and what is left to send needs no answer.
 */
import { Current } from '#core/context/current'
import { execute, rows, writes } from '#core/database/query'
import { defer } from '#core/database/transaction/writes'
import { DeferredNumber, type DocumentNumber } from '#core/database/deferred_number'
import { conflict } from '#core/errors/refusal'

/**
 * Answers the last number that is taken by it, as the id of what it inserted; `TAKEN` reads it
 * until the next one is.
 */
const TAKE =
  'INSERT INTO number_series (tenant_id, name, last) VALUES (?, ?, LAST_INSERT_ID(?)) ON DUPLICATE KEY UPDATE last = LAST_INSERT_ID(last + ?)'
const TAKEN = 'LAST_INSERT_ID()'

/**
 * Takes one of each of two series. What LAST_INSERT_ID holds is one number, in which both have
 * room: first each row's share of a number 1, then, where the series is there already, its share of
 * what is more.
 */
const TAKE_BOTH = `INSERT INTO number_series (tenant_id, name, last) VALUES (?, ?, 1 + 0 * LAST_INSERT_ID(?)), (?, ?, 1 + 0 * LAST_INSERT_ID(LAST_INSERT_ID() + ?))
 ON DUPLICATE KEY UPDATE last = last + 1 + 0 * LAST_INSERT_ID(LAST_INSERT_ID() + last * IF(name = ?, ${2 ** 32}, 1))`
const UPPER = { share: 2 ** 32, taken: 'LAST_INSERT_ID() >> 32' }
const LOWER = { share: 1, taken: `LAST_INSERT_ID() & ${2 ** 32 - 1}` }

/**
 * Takes a number of each series, less those that are at hand, in one round trip, in the order of
 * their names; `nextNumber` then hands them out, and what is left at the end goes back.
 */
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
 * Takes one number of each series with COMMIT, without a round trip; no other number of the
 * transaction may follow. `nextDocumentNumber` then hands them out as `DeferredNumber`. Where the
 * answer cannot wait for COMMIT, such as in a dry run or a command, it is `reserveNumbers`.
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

/** The series are taken in the order of their names, as everywhere. */
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

/** The next number of a series, from 1 and without gaps in the order of commits. */
export async function nextNumber(series: string): Promise<number> {
  const number = await nextDocumentNumber(series)
  if (number instanceof DeferredNumber) throw new Error(`The number of ${series} is deferred`)
  return number
}

/** The next number of a series, which may have been deferred by `deferNumbers`. */
export async function nextDocumentNumber(series: string): Promise<DocumentNumber> {
  const known = Current.unit?.numbers.get(series)
  if (known?.length) return known.shift()!

  await reserveNumbers(series)
  return Current.unit!.numbers.get(series)!.shift()!
}

/**
 * Takes back numbers that `nextNumber` has handed out last, all up to the newest, and that nobody
 * has seen: they are handed out again, or go back.
 */
export function giveBack(series: string, numbers: readonly number[]) {
  const { numbers: left } = Current.unit!
  left.set(series, [...numbers, ...(left.get(series) ?? [])])
}

/**
 * Holds a name of the company until the transaction ends: who holds the same name waits, nobody
 * else does. Its row gives no numbers. To be called before anything is written.
 */
export async function holdName(name: string) {
  await execute(
    'INSERT INTO number_series (tenant_id, name, last) VALUES (?, ?, 0) ON DUPLICATE KEY UPDATE last = last',
    [Current.tenantId, name]
  )
}

/**
 * A series that has given no number yet begins at `first` instead of `before`; 409 NUMBERS_GIVEN on
 * `field` when it has, since nothing would lie in between. Who takes its first number at this
 * moment is not waited for, as they may need what the caller holds: it is tried again.
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
    throw conflict('NUMBERS_GIVEN', 'A number of these was given already', { field })

  await execute('UPDATE number_series SET last = ? WHERE tenant_id = ? AND name = ?', [
    first - 1,
    ...key,
  ])
}
