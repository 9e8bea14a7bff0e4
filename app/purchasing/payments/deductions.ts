/** Deductions of a payment, which settle documents beside its money: discounts, rounding, fees and others. */
import type Big from 'big.js'
import { choice, id, money, object, optional, text } from '#core/input/fields'
import { sum } from '#core/primitives/decimal'
import { invalid } from '#core/errors/refusal'
import {
  accountsFor,
  credit,
  mustBeNoControl,
  mustTakePostings,
  type Line,
  type Role,
} from '#accounting/ledger'

export const DEDUCTION_KINDS = [
  'WITHHOLDING',
  'EARLY_DISCOUNT',
  'ROUNDING',
  'BANK_FEE',
  'OTHER',
] as const

export const MOST_DEDUCTIONS = 50

export const deductionField = () =>
  object({
    kind: choice(DEDUCTION_KINDS),
    amount: money(),
    accountId: optional(id()),
    conceptId: optional(id()),
    base: optional(money({ positive: true })),
    billId: optional(id()),
    description: optional(text({ max: 255 })),
  })

export type Deduction = {
  kind: (typeof DEDUCTION_KINDS)[number]
  amount: Big
  accountId?: string | null
  conceptId?: string | null
  base?: Big | null
  /** The bill from which it is deducted, one that the payment settles. */
  billId?: string | null
  description?: string | null
}

const ROLES: Partial<Record<Deduction['kind'], Role>> = {
  EARLY_DISCOUNT: 'early_discount_taken',
  ROUNDING: 'rounding_difference',
  BANK_FEE: 'bank_charges',
}

/** Without withholdings, which are lines of their own. */
export const plainDeductions = (given: readonly Deduction[] | null | undefined) =>
  (given ?? []).filter(({ kind }) => kind !== 'WITHHOLDING')

export const deductedTotal = (given: readonly Deduction[]): Big =>
  sum(given.map(({ amount }) => amount))

/**
 * Credits of the entry. 422 NOT_FOUND, 409 CONTROL_ACCOUNT and ACCOUNT_INACTIVE for the account of
 * OTHER.
 */
export async function deductionPostings(
  given: readonly Deduction[] | null | undefined
): Promise<Line[]> {
  const lines: Line[] = []
  for (const [index, one] of (given ?? []).entries()) {
    if (one.kind === 'WITHHOLDING') continue
    const field = `deductions.${index}.accountId`
    const to = ROLES[one.kind] ?? { accountId: one.accountId! }
    if (typeof to !== 'string') await mustTake(to.accountId, field)
    lines.push({ ...credit(to, one.amount), description: one.description ?? null })
  }
  return lines
}

async function mustTake(accountId: string, field: string) {
  const [account] = await accountsFor([{ accountId }]).catch((error) => {
    throw error.code === 'VALIDATION_FAILED'
      ? invalid(field, 'NOT_FOUND', 'There is no such account')
      : error
  })
  await mustBeNoControl(account, field)
  mustTakePostings(account, field)
}

/** For the column `deductions`, which is JSON in text. */
export const keptDeductions = (given: readonly Deduction[] | null | undefined): string | null =>
  given?.length
    ? JSON.stringify(
        given.map(({ kind, amount, accountId, conceptId, base, billId, description }) => ({
          kind,
          amount: amount.toFixed(),
          accountId: accountId ?? null,
          conceptId: conceptId ?? null,
          base: base?.toFixed() ?? null,
          billId: billId ?? null,
          description: description ?? null,
        }))
      )
    : null
