/**
 * Payroll entries for callers without `payroll:read`: one row per account and day with the day's
 * sums, after the day's other lines.
 */
import Big from 'big.js'
import { seesPay } from '#core/resources/field_visibility'
import { isUuid } from '#core/input/fields'
import type { EntryType } from '#accounting/chart/account_types'

/** Sorts after every entry id. */
export const PAY_ENTRY = 'ffffffff-ffff-ffff-ffff-ffffffffffff'

/** The row that replaces a day's payroll entries. */
export const PAY_ROW = {
  entryId: null,
  number: null,
  entryType: 'PAYROLL',
  concept: 'Payroll',
  reference: null,
  description: null,
} as const

let isPayrollRun = async (_id: string) => false

/** Payroll registers how to find a run by its id. */
export const findPayrollRunsBy = (find: typeof isPayrollRun) => void (isPayrollRun = find)

/** True if a manual entry concerns pay: by its type, or by its reference to a payroll run. */
export async function isPayByHand(type: EntryType, reference?: string | null): Promise<boolean> {
  if (type === 'PAYROLL' || !reference || !isUuid(reference)) return type === 'PAYROLL'
  return isPayrollRun(reference.toLowerCase())
}

type Line = { accountId?: string; entryDate: string; isPay: unknown; debit: string; credit: string }

/** Folds a ledger's payroll lines of one account and day. */
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
 * Folds ordered payroll items of a group into one after the group's others, unless the caller sees
 * pay. Call `flush` once, after all parts.
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
