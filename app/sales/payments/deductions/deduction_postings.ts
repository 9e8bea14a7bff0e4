/** Journal lines of deductions; those of withholdings are posted with the others of the payment. */
import { debit, type Line, type Role } from '#accounting/ledger'
import type { DeductionKind } from '#sales/payments/deductions/kinds'
import type { AskedDeduction } from '#sales/validators/payment'

/** A conditional discount is a financial expense (Consejo de Estado, Plan Único de Cuentas 5305). */
const ROLE_OF: Partial<Record<DeductionKind, Role>> = {
  EARLY_DISCOUNT: 'early_discount_granted',
  ROUNDING: 'rounding_difference',
  BANK_FEE: 'bank_charges',
}

/** Debits; a rounding difference in favour of the company is a credit. */
export const deductionPostings = (deductions: readonly AskedDeduction[]): Line[] =>
  deductions.flatMap(({ kind, amount, accountId, description }) =>
    kind === 'WITHHOLDING'
      ? []
      : [
          {
            ...debit(ROLE_OF[kind] ?? { accountId: accountId! }, amount),
            description: description ?? null,
          },
        ]
  )
