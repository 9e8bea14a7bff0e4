import { Current } from '#core/current'
import { todayIn } from '#core/days'
import { zero } from '#core/decimal'
import { mustFitCurrency, shownAmount } from '#core/money'
import { announce } from '#core/outbox'
import { conflict } from '#core/refusals'
import type { InputOf } from '#core/operations'
import { concepts } from '#accounting/concepts'
import { credit, debit, ledgerAccountOf, mustBeOpen, post } from '#accounting/ledger'
import type PurchaseOrder from '#purchasing/models/purchase_order'
import SupplierPayment from '#purchasing/models/supplier_payment'
import { nextStatus } from '#purchasing/purchase_order_lifecycle'
import { supplierPaymentLifecycle } from '#purchasing/supplier_payment_lifecycle'
import type { createSupplierPayment } from '#purchasing/validators/purchase_order'

/** Pays for what came in of a locked order, and never more than that (409 OVERPAYMENT), today. Refuses 409 INVALID_TRANSITION, 409 PERIOD_CLOSED and what `ledgerAccountOf` does. Announces `supplier_payment.created`. */
export async function paySupplier(order: PurchaseOrder, input: InputOf<typeof createSupplierPayment>): Promise<SupplierPayment> {
  mustFitCurrency(input.amount, 'amount', order.balance)
  nextStatus(order, 'pay', order.status)
  if (input.amount.gt(order.balance)) {
    throw conflict('OVERPAYMENT', `Only ${shownAmount(order.balance.gt(0) ? order.balance : zero)} are owed for what came in`, { field: 'amount', balance: order.balance.toNumber() })
  }
  await mustBeOpen(todayIn(Current.tenant.timezone))
  const account = await ledgerAccountOf(input.bankAccountId ?? undefined)
  await order.merge({ paidAmount: order.paidAmount.plus(input.amount) }).save()

  const payment = await SupplierPayment.create({
    ...input,
    purchaseOrderId: order.id,
    status: supplierPaymentLifecycle.initial,
    paymentDate: todayIn(Current.tenant.timezone),
    createdBy: Current.actor.id,
  })
  await post({
    type: 'PAYMENT',
    concept: concepts().orderPaid(order.number),
    reference: payment.id,
    lines: [debit('payable', input.amount), credit(account, input.amount)],
  })
  await announce('supplier_payment.created', { supplierPaymentId: payment.id, purchaseOrderId: order.id })
  return payment
}
