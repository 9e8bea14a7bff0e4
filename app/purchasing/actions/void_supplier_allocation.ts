import { deferUpdate } from '#core/lucid/deferred_update'
import { announce } from '#core/jobs/outbox'
import { conflict, notFound } from '#core/errors/refusal'
import { laterOf } from '#core/calendar/days'
import { conceptOf } from '#accounting/concepts'
import { credit, dayOfVoid, debit, post, reverse } from '#accounting/ledger'
import type Allocation from '#purchasing/models/supplier_allocation'
import type SupplierPayment from '#purchasing/models/supplier_payment'
import { lockPayment, type LockedPayment } from '#purchasing/payments/locked_payment'
import { hasDeductionOf } from '#purchasing/payments/stored_deductions'
import { advance } from '#purchasing/payments/supplier'
import { takeBack } from '#purchasing/payments/void_allocations'
import { supplierPaymentLifecycle } from '#purchasing/supplier_payment_lifecycle'

/**
 * Takes one allocation of a payment back on `date`, by default today and not before it: the document is
 * owed again, and the money is free. 404; 409 INVALID_TRANSITION where the allocation or the payment is
 * void; 409 IN_USE where deductions belong to it, because they are no money; errors of `dayOfVoid`.
 */
export async function voidAllocation(
  id: string,
  allocationId: string,
  { date: asked }: { date?: string | null }
) {
  const locked = await lockPayment(id)
  const { payment, payee, allocations } = locked
  const one = allocations.find((row) => row.id === allocationId && !row.movedFromId)
  if (!one) throw notFound()
  supplierPaymentLifecycle.next('allocate', payment.status)
  mustStand(one)
  mustBeMoney(payment, one)
  const date = await dayOfVoid(asked, one.date)

  takeBack(locked, [one, ...allocations.filter(({ movedFromId }) => movedFromId === one.id)], date)
  deferUpdate(
    payment,
    {
      allocatedAmount: payment.allocatedAmount.minus(one.amount),
      unallocatedAmount: payment.unallocatedAmount.plus(one.amount),
    },
    'allocation_voided',
    { before: { allocationId }, after: {} }
  )
  advance(payee, one.amount)
  await takeBackEntry(locked, one, laterOf(date, one.date))
  await announce('supplier_payment.allocated', { supplierPaymentId: id })
  return payment
}

function mustStand({ voidedOn }: Allocation) {
  if (voidedOn)
    throw conflict('INVALID_TRANSITION', `This allocation was taken back on ${voidedOn}`, {
      currentStatus: 'VOID',
      allowedActions: [],
    })
}

/** The amount must be money alone, and of a supplier, because it becomes an advance. 409 IN_USE. */
function mustBeMoney(payment: SupplierPayment, { amount, withheldAmount, billId }: Allocation) {
  const isMoney =
    payment.unallocatedAmount.plus(amount).lte(payment.amount) &&
    withheldAmount.eq(0) &&
    !hasDeductionOf(payment, billId)
  if (!isMoney)
    throw conflict(
      'IN_USE',
      'Deductions or withholdings of the payment belong to this allocation: void the payment, and ' +
        'record it anew'
    )
  if (!payment.supplierId)
    throw conflict('IN_USE', 'The order has no supplier to keep the money: void the payment')
}

/** Reverses the entry of the allocation; where it was posted with its payment, posts an entry of its own. */
async function takeBackEntry(
  { payment, payee, payables }: LockedPayment,
  one: Allocation,
  date: string
) {
  const document = payables.get((one.billId ?? one.purchaseOrderId)!)!.number
  const concept = conceptOf('voided', {
    what: conceptOf('supplier_payment_applied', { number: String(payment.number), document }),
  })
  const reversed = await reverse({ reference: one.id, concept, date })
  if (reversed.length) return
  await post({
    ...{ type: 'PAYMENT', concept, reference: one.id, date, thirdPartyId: payee.thirdPartyId },
    lines: [debit('supplier_advances', one.amount), credit('payable', one.amount)],
  })
}
