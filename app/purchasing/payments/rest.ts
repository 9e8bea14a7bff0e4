/** The part of a payment to a supplier that no document takes. */
import type Big from 'big.js'
import { inJson } from '#core/primitives/decimal'
import { shownAmount } from '#core/money/amounts'
import { conflict, invalid } from '#core/errors/refusal'
import type { Allocated } from '#purchasing/payments/allocated'
import type { Payee } from '#purchasing/payments/supplier'
import type { NewSupplierPaymentInput } from '#purchasing/validators/supplier_payment'

type Rest = {
  amount: Big
  payee: Payee
  excess: NewSupplierPaymentInput['excess']
  taken: readonly Allocated[]
}

/**
 * The rest is an advance, which is money alone: deductions and withholdings settle documents only. 422
 * TOO_LARGE, REQUIRED for an order without a supplier; 409 UNALLOCATED where documents are named and no
 * `excess`.
 */
export function mustBeTaken(rest: Big, { amount, payee, excess, taken }: Rest) {
  if (rest.lte(0)) return
  if (rest.gt(amount))
    throw invalid(
      'deductions',
      'TOO_LARGE',
      'Deductions and withholdings settle documents: allocate at least as much as they are'
    )
  if (taken.length && excess !== 'ADVANCE')
    throw conflict(
      'UNALLOCATED',
      `${shownAmount(rest)} would be allocated to nothing: allocate it, or send excess ADVANCE`,
      { field: 'amount', unallocatedAmount: inJson(rest) }
    )
  if (!payee.id)
    throw invalid('supplierId', 'REQUIRED', 'An advance needs a supplier: the order has none')
}
