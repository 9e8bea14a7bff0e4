import type Big from 'big.js'
import { Current } from '#core/context/current'
import { todayIn } from '#core/calendar/days'
import { sum } from '#core/primitives/decimal'
import { mustFitCurrency } from '#core/money/amounts'
import { invalid } from '#core/errors/refusal'
import { readRecord } from '#core/endpoints/operations'
import { moneyAccountOf, mustBeOpen, roundingLimit } from '#accounting/ledger'
import { withheldTotal } from '#tax/withholdings'
import { discountsTaken } from '#purchasing/early_discounts/discounts_taken'
import {
  allocated,
  allocatedTotal,
  mustBeAvailable,
  spreadWithheld,
  type Allocated,
} from '#purchasing/payments/allocated'
import { mustBeRounding, mustSettle } from '#purchasing/payments/checked_deductions'
import { deductedTotal, plainDeductions } from '#purchasing/payments/deductions'
import { lockPayables } from '#purchasing/payments/lock_payables'
import { onlyBill, takesAll } from '#purchasing/payments/only_bill'
import { mustBeTaken } from '#purchasing/payments/rest'
import { mustBeSupplier, payeeStatement } from '#purchasing/payments/supplier'
import { withheldOver } from '#purchasing/payments/withheld'
import { writePayment } from '#purchasing/payments/write_payment'
import { supplierPaymentTransformer } from '#purchasing/transformers/supplier_payment_transformer'
import type { NewSupplierPaymentInput } from '#purchasing/validators/supplier_payment'

/**
 * Records money paid to a supplier for one bill, over bills and orders, or as an advance. Money,
 * deductions and withholdings together are what the allocations take, and an advance with `excess:
 * ADVANCE` or without documents. 422 NOT_FOUND, TOO_LARGE; 409 UNALLOCATED, PERIOD_CLOSED, and errors of
 * `onlyBill`, `takesAll`, `allocated`, `mustBeRounding`, `mustSettle`, `mustBeAvailable`,
 * `discountsTaken`, `withheldOver`, `moneyAccountOf`.
 */
export async function recordPayment({
  supplierId,
  billId,
  amount,
  currency,
  date: asked,
  allocations,
  deductions,
  excess,
  withholdings,
  autoWithholdings,
  ...details
}: NewSupplierPaymentInput) {
  const named = allocations ?? []
  mustBeOwnCurrency(currency)
  const locked = await lockPayables(billId ? [{ billId }] : named, {
    supplier: supplierId ? payeeStatement('?', supplierId) : undefined,
    money: details,
  })
  const { payee } = locked
  if (supplierId) mustBeSupplier(payee)
  const date = asked ?? todayIn(Current.tenant.timezone)
  const wanted = billId
    ? [onlyBill(billId, locked, date)]
    : allocated(named, locked, { field: 'allocations', date })
  mustFitCurrency(amount, 'amount', moneyFor(wanted, deductions))
  await mustBeOpen(date, asked ? 'date' : undefined)
  mustBeRounding(deductions, await roundingLimit())
  const plain = deductedTotal(plainDeductions(deductions))
  const withheld = await withheldOver(
    wanted.map(({ payable }) => payable),
    { withholdings, autoWithholdings, deductions },
    { amount, day: date, thirdPartyId: payee.thirdPartyId }
  )
  const kept = withheldTotal(withheld.lines)
  const settled = amount.plus(plain).plus(kept)
  mustFit(settled)
  mustSettle(settled, deductions)
  const taken = billId ? [takesAll(wanted[0], settled, { amount, excess })] : wanted
  const discounts = await discountsTaken(deductions ?? [], taken, date)
  mustBeAvailable(taken, settled, 'allocations')
  mustBeTaken(settled.minus(allocatedTotal(taken)), { amount, payee, excess, taken })
  const { account, bankAccountId, warnings } = await moneyAccountOf(details, locked.banks)

  const id = await writePayment({
    ...{ payee, date, amount, details, deductions, discounts, withheld },
    money: { account, bankAccountId },
    allocated: spreadWithheld(taken, kept, deductions),
  })
  return { ...(await readRecord(supplierPaymentTransformer, id)), warnings }
}

/** Amounts that settle old debts may have cents that the currency has not. */
const moneyFor = (
  wanted: readonly Allocated[],
  deductions: NewSupplierPaymentInput['deductions']
): Big => allocatedTotal(wanted).minus(sum((deductions ?? []).map((one) => one.amount)))

/** 422 TOO_LARGE above the columns' range. */
function mustFit(whole: Big) {
  if (whole.gte(1e13))
    throw invalid('deductions', 'TOO_LARGE', 'Money and deductions together are too large')
}

function mustBeOwnCurrency(currency: string | null | undefined) {
  const own = Current.tenant.currency
  if (currency && currency !== own)
    throw invalid(
      'currency',
      'INVALID',
      `The payment must be in ${own}, the currency of the company`
    )
}
