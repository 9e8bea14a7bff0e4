/** Amounts that a payment or a credit takes off each document. */
import type Big from 'big.js'
import { laterOf } from '#core/calendar/days'
import { inJson, sum, zero } from '#core/primitives/decimal'
import { mustFitCurrency, shownAmount } from '#core/money/amounts'
import { sharesOf } from '#core/money/shares'
import { conflict, invalid } from '#core/errors/refusal'
import type { Deduction } from '#purchasing/payments/deductions'
import { payableNamed, type Locked, type Named } from '#purchasing/payments/lock_payables'
import type { Payable } from '#purchasing/payments/payables'

export type AskedAllocation = Named & { amount: Big }

/** `amount` lowers the balance of the document; `withheld` is the part of it that was withheld. */
export type Allocated = { payable: Payable; amount: Big; withheld: Big; date: string }

type Allocating = {
  /** The field of the list: `allocations`. */
  field: string
  /** The earliest day: that of the payment or the credit, or one that the request names. */
  date: string
}

/**
 * The documents of a request, in its order, none withheld yet. 422 NOT_FOUND, TOO_PRECISE; 409
 * OTHER_SUPPLIER, INVALID_TRANSITION, OVERPAYMENT above the balance of a document.
 */
export function allocated(
  asked: readonly AskedAllocation[],
  locked: Locked,
  { field, date }: Allocating
): Allocated[] {
  return asked.map((one, index) => {
    const at = `${field}.${index}`
    const payable = payableNamed(locked, one, at)
    mustBeOfSupplier(payable, locked, at)
    payable.mustBePayable()
    mustFitCurrency(one.amount, `${at}.amount`, payable.balance())
    mustNotOverpay(payable, one.amount, `${at}.amount`)
    return { payable, amount: one.amount, withheld: zero, date: laterOf(date, payable.day ?? date) }
  })
}

export const allocatedTotal = (all: readonly Allocated[]): Big =>
  sum(all.map(({ amount }) => amount))

/**
 * The withheld part of each: the withholdings that deductions name for a bill, and the rest in
 * proportion to the amounts. 422 TOO_LARGE above an allocation.
 */
export function spreadWithheld(
  all: readonly Allocated[],
  total: Big,
  deductions: readonly Deduction[] | null | undefined
): Allocated[] {
  const own = all.map(({ payable }) => withheldOf(payable.id, deductions ?? []))
  const shares = sharesOf(
    total.minus(sum(own)),
    all.map(({ amount }) => amount)
  )
  return all.map((one, index) => {
    const withheld = own[index].plus(shares[index])
    if (withheld.lte(one.amount)) return { ...one, withheld }
    throw invalid(
      'deductions',
      'TOO_LARGE',
      `${shownAmount(withheld)} is withheld of ${one.payable.number}, and ` +
        `${shownAmount(one.amount)} is allocated to it`
    )
  })
}

const withheldOf = (billId: string, deductions: readonly Deduction[]): Big =>
  sum(
    deductions.flatMap((one) =>
      one.kind === 'WITHHOLDING' && one.billId === billId ? [one.amount] : []
    )
  )

function mustBeOfSupplier({ kind, supplierId }: Payable, { payee }: Locked, at: string) {
  if (supplierId === payee.id) return
  const field = `${at}.${kind === 'BILL' ? 'billId' : 'purchaseOrderId'}`
  throw conflict(
    'OTHER_SUPPLIER',
    `This ${kind === 'BILL' ? 'bill' : 'purchase order'} is of another supplier`,
    { field }
  )
}

function mustNotOverpay(payable: Payable, amount: Big, field: string) {
  const balance = payable.balance()
  if (amount.lte(balance)) return
  throw conflict(
    'OVERPAYMENT',
    `${shownAmount(balance)} is still owed for ${payable.number}, and ${shownAmount(amount)} ` +
      `would be allocated`,
    { field, balance: inJson(balance), amount: inJson(amount) }
  )
}

/** 409 INSUFFICIENT_AMOUNT where the sum is above `free`, on the first amount beyond it. */
export function mustBeAvailable(all: readonly Allocated[], free: Big, field: string) {
  let reached = zero
  for (const [index, { amount }] of all.entries()) {
    reached = reached.plus(amount)
    if (reached.gt(free)) mustBeFree(allocatedTotal(all), free, `${field}.${index}.amount`)
  }
}

/** 409 INSUFFICIENT_AMOUNT when more is asked than is free. */
export function mustBeFree(asked: Big, free: Big, field: string) {
  if (asked.lte(free)) return
  throw conflict(
    'INSUFFICIENT_AMOUNT',
    `${shownAmount(free)} is free, and ${shownAmount(asked)} was asked`,
    { field, available: inJson(free), requested: inJson(asked) }
  )
}
