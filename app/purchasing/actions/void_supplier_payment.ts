import { Current } from '#core/current'
import { todayIn } from '#core/days'
import { announce } from '#core/outbox'
import { concepts } from '#accounting/concepts'
import { reverse } from '#accounting/ledger'
import type PurchaseOrder from '#purchasing/models/purchase_order'
import type SupplierPayment from '#purchasing/models/supplier_payment'
import { supplierPaymentLifecycle } from '#purchasing/supplier_payment_lifecycle'

/**
 * The money never left, or came back: it is owed to the supplier again, from today on. 409 INVALID_TRANSITION when that was done,
 * 409 PERIOD_CLOSED. Announces `supplier_payment.voided`. Order and payment are locked, in that order, as whoever pays locks them.
 */
export async function voidSupplierPayment(order: PurchaseOrder, payment: SupplierPayment, reason?: string | null): Promise<SupplierPayment> {
  const status = supplierPaymentLifecycle.next('void', payment.status)
  const date = todayIn(Current.tenant.timezone)

  await payment.merge({ status, voidedOn: date, voidReason: reason ?? null }).save()
  await order.merge({ paidAmount: order.paidAmount.minus(payment.amount) }).save()
  await reverse({ reference: payment.id, concept: concepts().voided(concepts().orderPaid(order.number)), date })
  await announce('supplier_payment.voided', { supplierPaymentId: payment.id, purchaseOrderId: order.id })
  return payment
}
