import { Current } from '#core/context/current'
import { laterOf, todayIn } from '#core/calendar/days'
import { deferUpdate } from '#core/lucid/deferred_update'
import { reserveNumbers } from '#core/numbering/number_series'
import { announce } from '#core/jobs/outbox'
import type { InputOf } from '#core/endpoints/operations'
import { accountsFor, mustBeOpen } from '#accounting/ledger'
import { allocated, allocatedTotal, mustBeAvailable } from '#purchasing/payments/allocated'
import { postApplied, settlePayables, writeAllocations } from '#purchasing/payments/allocation_rows'
import { freeOf, lockPayment } from '#purchasing/payments/locked_payment'
import { advance } from '#purchasing/payments/supplier'
import { mustOffer } from '#purchasing/supplier_payment_lifecycle'
import type { allocateSupplierMoney } from '#purchasing/validators/supplier_payment'

/**
 * Allocates free money of a payment, each part on the latest of the days of the payment, the document
 * and `date` (today by default): Dr payable / Cr supplier_advances. 404; 409 INVALID_TRANSITION,
 * INSUFFICIENT_AMOUNT, PERIOD_CLOSED, and errors of `allocated`. Announces `supplier_payment.allocated`.
 */
export async function allocatePayment(
  id: string,
  { items, date: asked }: InputOf<typeof allocateSupplierMoney>
) {
  const locked = await lockPayment(id, { named: items })
  const { payment, payee } = locked
  mustOffer(payment, 'allocate')
  const date = laterOf(asked ?? todayIn(Current.tenant.timezone), payment.paymentDate)
  const taken = allocated(items, locked, { field: 'items', date })
  const total = allocatedTotal(taken)
  mustBeAvailable(taken, freeOf(payment), 'items')
  await mustBeOpen(date, asked ? 'date' : undefined)
  await accountsFor(['payable', 'supplier_advances'])

  await reserveNumbers(...taken.map(() => 'journal_entries'))
  const written = await writeAllocations({ paymentId: id }, taken)
  await settlePayables(taken)
  deferUpdate(
    payment,
    {
      allocatedAmount: payment.allocatedAmount.plus(total),
      unallocatedAmount: payment.unallocatedAmount.minus(total),
    },
    'allocated',
    { before: {}, after: { allocationIds: written.map((one) => one.id) } }
  )
  advance(payee, total.neg())
  await postApplied(written, { number: payment.number!, thirdPartyId: payee.thirdPartyId })
  await announce('supplier_payment.allocated', { supplierPaymentId: id })
  return payment
}
