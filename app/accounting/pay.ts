/**
 * Entries that tell what people earn, and what is shown of them to a caller without `payroll:read`:
 * one row a day, account by account, with the day's sums. It stands behind all other lines of its
 * day.
 */
import Big from 'big.js'
import { seesPay } from '#core/resources/field_visibility'
import { isUuid } from '#core/input/fields'
import type { EntryType } from '#accounting/chart/account_types'

/**
 * Stands for the entries of a day where lines are ordered by their entry: behind every id that
 * there is.
 */
export const PAY_ENTRY = 'ffffffff-ffff-ffff-ffff-ffffffffffff'

/** The concept of the one row that a day has in place of its entries of pay. */
export const PAY_ROW = {
  entryId: null,
  number: null,
  entryType: 'PAYROLL',
  concept: 'Payroll',
  reference: null,
  description: null,
} as const

let isPayrollRun = async (_id: string) => false

/** Payroll tells how to find a run by its id. */
export const findPayrollRunsBy = (find: typeof isPayrollRun) => void (isPayrollRun = find)

/** Whether an entry by hand is one of pay: by its type, or because it refers to a payroll run. */
export async function isPayByHand(type: EntryType, reference?: string | null): Promise<boolean> {
  if (type === 'PAYROLL' || !reference || !isUuid(reference)) return type === 'PAYROLL'
  return isPayrollRun(reference.toLowerCase())
}

type Line = { accountId?: string; entryDate: string; isPay: unknown; debit: string; credit: string }

/** Lines of a ledger: those of pay of one account and day become the row `Payroll`. */
export const payByDay = <L extends Line>() =>
  foldPay<L>(
    ({ accountId, entryDate }) => `${accountId} ${entryDate}`,
    (held, line) => ({
      ...line,
      ...PAY_ROW,
      debit: new Big(held?.debit ?? 0).plus(line.debit).toFixed(2),
      credit: new Big(held?.credit ?? 0).plus(line.credit).toFixed(2),
    })
  )

/**
 * Folds what is of pay, in the order in which it is read, where the caller does not see it: all of
 * one group becomes one that stands behind the others of its group. `flush` answers what is held at
 * the end, and is called once, behind all parts.
 */
export function foldPay<T extends { isPay: unknown }>(
  groupOf: (one: T) => string,
  merged: (held: T | undefined, one: T) => T
) {
  const isFolded = !seesPay()
  let held: T | undefined

  const flush = (): T[] => {
    const last = held
    held = undefined
    return last ? [last] : []
  }
  const fold = (part: readonly T[]): T[] =>
    part.flatMap((one) => {
      const ended = held && groupOf(held) !== groupOf(one) ? flush() : []
      if (!isFolded || !Number(one.isPay)) return [...ended, one]
      held = merged(held, one)
      return ended
    })
  return { fold, flush }
}
