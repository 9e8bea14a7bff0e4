/** Questions about the deductions of a stored payment. */
import { jsonOf } from '#core/database/columns'
import type { Deduction } from '#purchasing/payments/deductions'

type Stored = { deductions: string | null }

const deductionsIn = ({ deductions }: Stored) =>
  (jsonOf(deductions ?? null) ?? []) as Pick<Deduction, 'kind' | 'billId'>[]

/** Only an early discount takes tax back. */
export const hasDiscount = (payment: Stored): boolean =>
  deductionsIn(payment).some(({ kind }) => kind === 'EARLY_DISCOUNT')

/** True where a deduction names this bill, as an early discount always does. */
export const hasDeductionOf = (payment: Stored, billId: string | null): boolean =>
  billId !== null && deductionsIn(payment).some((one) => one.billId === billId)
