import { announce } from '#core/jobs/outbox'
import { conceptOf } from '#accounting/concepts'
import { dayOfVoid, reverse } from '#accounting/ledger'
import { takeBackWithholdingLines } from '#tax/withholdings'
import type PurchaseOrder from '#purchasing/models/purchase_order'
import type SupplierPayment from '#purchasing/models/supplier_payment'
import { supplierPaymentLifecycle } from '#purchasing/supplier_payment_lifecycle'

type Voiding = { reason?: string | null; date?: string | null }

/**
 * Voids a payment on `date`, by default today. 409 INVALID_TRANSITION, and errors of `dayOfVoid`.
 * Announces `supplier_payment.voided`. The order is locked first, as by a payment.
 */
export async function voidSupplierPayment(
  order: PurchaseOrder,
  payment: SupplierPayment,
  { reason, date: asked }: Voiding
): Promise<SupplierPayment> {
  const status = supplierPaymentLifecycle.next('void', payment.status)
  const date = await dayOfVoid(asked, payment.paymentDate)

  await payment.merge({ status, voidedOn: date, voidReason: reason ?? null }).save()
  await order
    .merge({
      paidAmount: order.paidAmount.minus(payment.amount),
      withheldTotal: order.withheldTotal.minus(payment.withheldTotal),
    })
    .save()
  await reverse({
    reference: payment.id,
    concept: conceptOf('voided', { what: conceptOf('order_paid', { number: order.number }) }),
    date,
  })
  if (payment.withholdings) await takeBackWithholdingLines(payment.id, date)
  await announce('supplier_payment.voided', {
    supplierPaymentId: payment.id,
    purchaseOrderId: order.id,
  })
  return payment
}
