import { announce } from '#core/jobs/outbox'
import { conflict, notFound } from '#core/errors/refusal'
import { deferUpdate } from '#core/lucid/deferred_update'
import { conceptOf } from '#accounting/concepts'
import { accountsFor, credit, dayOfVoid, debit, post, reverse } from '#accounting/ledger'
import { owe } from '#sales/customer'
import { hasDeduction } from '#sales/payments/deductions/kept_deductions'
import { printedNumber } from '#sales/invoices/printed_number'
import type Payment from '#sales/models/payment'
import { onlyInvoice } from '#sales/payments/allocations/only_invoice'
import { oweInvoicesAgain } from '#sales/payments/allocations/settle_invoices'
import { endAllocations } from '#sales/payments/allocations/write_allocations'
import { lockPayment, type StoredAllocation } from '#sales/payments/lock_payment'
import { paymentLifecycle } from '#sales/payments/payment_lifecycle'

/**
 * Takes an allocation of a payment back on `date`, by default today: the invoice is owed again, and
 * the money is free. 404; 409 INVALID_TRANSITION for one that was taken back, or of a void payment;
 * 409 IN_USE where deductions belong to it or name its invoice, because they are no money; errors of
 * `dayOfVoid`. Announces `payment.allocated`.
 */
export async function voidAllocation(
  id: string,
  allocationId: string,
  { date: asked }: { date?: string | null }
): Promise<Payment> {
  const { payment, customer, invoices, allocations } = await lockPayment(id)
  const allocation = allocations.find((one) => one.id === allocationId)
  if (!allocation) throw notFound()
  paymentLifecycle.next('allocate', payment.status)
  mustStand(allocation)
  mustBeMoney(payment, allocation)
  const date = await dayOfVoid(asked, allocation.date)

  const { amount, withheld, invoiceId } = allocation
  const invoice = invoices.find((one) => one.id === invoiceId)!
  await accountsFor(['customer_advances', 'receivable'])
  oweInvoicesAgain([{ invoice, amount, withheld }])
  owe(customer, amount, amount)
  endAllocations([allocationId], date)
  deferUpdate(
    payment,
    {
      allocatedAmount: payment.allocatedAmount.minus(amount),
      unallocatedAmount: payment.unallocatedAmount.plus(amount),
      invoiceId: onlyInvoice(allocations.filter((one) => one !== allocation)),
    },
    'allocation_voided',
    { before: {}, after: { allocationId, voidedOn: date } }
  )

  const concept = conceptOf('allocation_voided', {
    number: payment.number,
    invoice: printedNumber(invoice),
  })
  if (!allocation.isOfPayment)
    await reverse({ reference: allocationId, concept, date, isDated: true })
  else
    await post({
      ...{ type: 'PAYMENT', reference: allocationId, date, concept },
      thirdPartyId: customer.thirdPartyId,
      lines: [debit('receivable', amount), credit('customer_advances', amount)],
    })
  await announce('payment.allocated', { paymentId: id })
  return payment
}

function mustStand({ voidedOn }: StoredAllocation) {
  if (voidedOn)
    throw conflict('INVALID_TRANSITION', `The allocation was taken back on ${voidedOn}`, {
      currentStatus: 'VOID',
      allowedActions: [],
    })
}

/** 409 IN_USE when the freed amount would include deductions or withholdings, which are no money. */
function mustBeMoney(payment: Payment, allocation: StoredAllocation) {
  const { amount, withheld } = allocation
  const isMoney = payment.unallocatedAmount.plus(amount).lte(payment.amount)
  if (!isMoney || withheld.gt(0) || hasDeduction(payment, allocation))
    throw conflict(
      'IN_USE',
      'Deductions or withholdings of the payment belong to this allocation: void the payment, and ' +
        'record it anew'
    )
}
