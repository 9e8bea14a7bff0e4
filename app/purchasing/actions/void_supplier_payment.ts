import { zero } from '#core/primitives/decimal'
import { deferUpdate } from '#core/lucid/deferred_update'
import { announce } from '#core/jobs/outbox'
import { shownAmount } from '#core/money/amounts'
import { conflict } from '#core/errors/refusal'
import { conceptOf } from '#accounting/concepts'
import { dayOfVoid, reverse } from '#accounting/ledger'
import { takeBackTaxLines } from '#tax/taxes'
import { takeBackWithholdingLines } from '#tax/withholdings'
import type SupplierPayment from '#purchasing/models/supplier_payment'
import { freeOf, lockPayment, type LockedPayment } from '#purchasing/payments/locked_payment'
import { hasDiscount } from '#purchasing/payments/stored_deductions'
import { advance } from '#purchasing/payments/supplier'
import { endEarlier, takeBack } from '#purchasing/payments/void_allocations'
import { supplierPaymentLifecycle } from '#purchasing/supplier_payment_lifecycle'

type Voiding = { reason?: string | null; date?: string | null }

/**
 * Voids a payment on `date`, by default today; its allocations and their entries each on the later of
 * that day and their own. 404, 409 INVALID_TRANSITION, IN_USE while a refund stands, and errors of
 * `dayOfVoid`. Announces `supplier_payment.voided`.
 */
export async function voidSupplierPayment(
  id: string,
  { reason, date: asked }: Voiding
): Promise<SupplierPayment> {
  const locked = await lockPayment(id)
  const { payment, payee, allocations } = locked
  const status = supplierPaymentLifecycle.next('void', payment.status)
  mustHaveNoRefund(payment)
  const date = await dayOfVoid(asked, payment.paymentDate)

  const concept = conceptOf('voided', { what: conceptOfPayment(locked) })
  await endEarlier(allocations, date)
  takeBack(locked, allocations, date)
  advance(payee, freeOf(payment).neg())
  deferUpdate(
    payment,
    {
      ...{ status, voidedOn: date, voidReason: reason ?? null },
      ...{ allocatedAmount: zero, unallocatedAmount: zero },
    },
    'updated'
  )
  const parts = allocations.map((one) => one.id)
  await reverse({ reference: [id, ...parts], concept, date, isDated: true })
  if (payment.withholdings) await takeBackWithholdingLines(id, date)
  if (hasDiscount(payment)) await takeBackTaxLines(id, date)
  const { purchaseOrderId } = payment
  await announce('supplier_payment.voided', {
    supplierPaymentId: id,
    ...(purchaseOrderId && { purchaseOrderId }),
  })
  return payment
}

function mustHaveNoRefund({ refundedAmount }: SupplierPayment) {
  if (refundedAmount.eq(0)) return
  throw conflict(
    'IN_USE',
    `The supplier gave ${shownAmount(refundedAmount)} of this payment back: void the refunds first`
  )
}

/** As its entry says. */
function conceptOfPayment({ payment, payables }: LockedPayment): string {
  const order = payment.purchaseOrderId && payables.get(payment.purchaseOrderId)
  return order
    ? conceptOf('order_paid', { number: order.number })
    : conceptOf('supplier_payment', {
        number: String(payment.number),
        supplier: payment.supplierName ?? '',
      })
}
