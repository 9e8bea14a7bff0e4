/** Divides the settled amount of a payment over its invoices. The rest is an advance, if one is wanted. */
import type Big from 'big.js'
import { sum, zero } from '#core/primitives/decimal'
import { conflict, invalid } from '#core/errors/refusal'
import { shownAmount } from '#core/money/amounts'
import type Invoice from '#sales/models/invoice'
import { allocationOf, type Allocation } from '#sales/payments/allocations/allocation'
import { mustBeAvailable, mustFitBalances } from '#sales/payments/allocations/asked_allocations'
import { withheldShares, type WithheldPart } from '#sales/payments/allocations/withheld_shares'
import type { Wanted } from '#sales/payments/receiving/wanted'
import type { NewPayment } from '#sales/validators/payment'

type Money = {
  amount: Big
  /** The money with deductions and withholdings. */
  settled: Big
  excess: NewPayment['excess']
  withheld: readonly WithheldPart[]
  date: string
}

type Divided = { allocations: Allocation[]; unallocated: Big }

/**
 * 409 OVERPAYMENT, INSUFFICIENT_AMOUNT, UNALLOCATED; 422 TOO_LARGE for deductions above what they are
 * deducted from, because an advance is money.
 */
export function dividedMoney(
  wanted: Wanted,
  invoices: readonly Invoice[],
  { amount, settled, excess, withheld, date }: Money
): Divided {
  const parts = wanted.invoiceId
    ? [{ invoiceId: wanted.invoiceId, amount: ofOne(invoices[0], settled, amount, excess) }]
    : wanted.allocations
  if (!wanted.invoiceId) mustFitBalances(parts, invoices, 'allocations')
  if (!wanted.invoiceId) mustBeAvailable(parts, settled, 'allocations')

  const unallocated = settled.minus(sum(parts.map((part) => part.amount)))
  mustBeWanted(unallocated, excess ?? (parts.length ? 'REFUSE' : 'ADVANCE'))
  if (unallocated.gt(amount)) tooLarge(settled.minus(amount), settled.minus(unallocated))

  const shares = withheld.length ? withheldShares(parts, withheld) : []
  const allocations = parts.map((part, index) => {
    const share = shares[index] ?? zero
    if (share.gt(part.amount)) tooLarge(share, part.amount)
    return allocationOf(invoices[index], part.amount, date, share)
  })
  return { allocations, unallocated }
}

/** A single invoice takes up to its balance. 409 OVERPAYMENT above it, unless the excess is an advance. */
function ofOne({ balance }: Invoice, settled: Big, amount: Big, excess: NewPayment['excess']): Big {
  if (settled.lte(balance)) return settled
  if (excess === 'ADVANCE') return balance
  throw conflict(
    'OVERPAYMENT',
    `${shownAmount(balance)} is still owed, and ${shownAmount(settled)} would be paid`,
    { field: 'amount', balance: balance.toNumber(), amount: amount.toNumber() }
  )
}

function mustBeWanted(unallocated: Big, excess: 'REFUSE' | 'ADVANCE') {
  if (unallocated.eq(0) || excess === 'ADVANCE') return
  throw conflict(
    'UNALLOCATED',
    `${shownAmount(unallocated)} is allocated to no invoice: send excess ADVANCE to keep it as an advance`,
    { field: 'amount', unallocatedAmount: unallocated.toNumber() }
  )
}

function tooLarge(deducted: Big, allocated: Big): never {
  throw invalid(
    'deductions',
    'TOO_LARGE',
    `${shownAmount(deducted)} is deducted, and the payment allocates ${shownAmount(allocated)}`
  )
}
