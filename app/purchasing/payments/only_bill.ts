/** A payment of one bill, named by `billId`: the bill takes all that the payment settles. */
import type Big from 'big.js'
import { laterOf } from '#core/calendar/days'
import { inJson, zero } from '#core/primitives/decimal'
import { shownAmount } from '#core/money/amounts'
import { conflict } from '#core/errors/refusal'
import type { Allocated } from '#purchasing/payments/allocated'
import { payableNamed, type Locked } from '#purchasing/payments/lock_payables'
import type { NewSupplierPaymentInput } from '#purchasing/validators/supplier_payment'

/** With its whole balance. 422 NOT_FOUND; 409 OTHER_SUPPLIER on `supplierId`, INVALID_TRANSITION. */
export function onlyBill(billId: string, locked: Locked, date: string): Allocated {
  const payable = payableNamed(locked, { billId })
  if (payable.supplierId !== locked.payee.id)
    throw conflict('OTHER_SUPPLIER', 'The bill is of another supplier', { field: 'supplierId' })
  payable.mustBePayable()
  const day = laterOf(date, payable.day ?? date)
  return { payable, amount: payable.balance(), withheld: zero, date: day }
}

type Money = Pick<NewSupplierPaymentInput, 'amount' | 'excess'>

/** `settled` is the money with deductions and withholdings. 409 OVERPAYMENT unless the rest is an ADVANCE. */
export function takesAll(one: Allocated, settled: Big, { amount, excess }: Money): Allocated {
  if (settled.lte(one.amount)) return { ...one, amount: settled }
  if (excess === 'ADVANCE') return one
  throw conflict(
    'OVERPAYMENT',
    `${shownAmount(one.amount)} is still owed for ${one.payable.number}, and ` +
      `${shownAmount(settled)} would be paid`,
    { field: 'amount', balance: inJson(one.amount), amount: inJson(amount) }
  )
}
