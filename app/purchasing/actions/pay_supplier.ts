import { Current } from '#core/context/current'
import { todayIn } from '#core/calendar/days'
import { zero } from '#core/primitives/decimal'
import { mustFitCurrency, shownAmount } from '#core/money/amounts'
import { announce } from '#core/jobs/outbox'
import { conflict, invalid } from '#core/errors/refusal'
import type { InputOf } from '#core/endpoints/operations'
import { conceptOf } from '#accounting/concepts'
import { credit, debit, moneyAccountOf, mustBeOpen, post } from '#accounting/ledger'
import type PurchaseOrder from '#purchasing/models/purchase_order'
import SupplierPayment from '#purchasing/models/supplier_payment'
import { nextStatus } from '#purchasing/orders/purchase_order_lifecycle'
import { supplierPaymentLifecycle } from '#purchasing/supplier_payment_lifecycle'
import type { createSupplierPayment } from '#purchasing/validators/purchase_order'

type Input = InputOf<typeof createSupplierPayment>

/**
 * Pays a locked order's receipts on `date`, by default today. 409 OVERPAYMENT, INVALID_TRANSITION,
 * PERIOD_CLOSED, and errors of `moneyAccountOf`. Announces `supplier_payment.created`.
 */
export async function paySupplier(
  order: PurchaseOrder,
  { date: asked, paymentDate, ...input }: Input
) {
  mustFitCurrency(input.amount, 'amount', order.balance)
  nextStatus(order, 'pay', order.status)
  if (input.amount.gt(order.balance)) {
    throw conflict(
      'OVERPAYMENT',
      `Only ${shownAmount(order.balance.gt(0) ? order.balance : zero)} are owed for the goods that were received`,
      { field: 'amount', balance: order.balance.toNumber() }
    )
  }
  const date = await dayOf({ date: asked, paymentDate })
  const { account, bankAccountId, warnings } = await moneyAccountOf(input)
  await order.merge({ paidAmount: order.paidAmount.plus(input.amount) }).save()

  const payment = await SupplierPayment.create({
    ...input,
    bankAccountId,
    purchaseOrderId: order.id,
    status: supplierPaymentLifecycle.initial,
    paymentDate: date,
    createdBy: Current.actor.id,
  })
  await post({
    type: 'PAYMENT',
    concept: conceptOf('order_paid', { number: order.number }),
    reference: payment.id,
    date,
    lines: [debit('payable', input.amount), credit(account, input.amount)],
  })
  await announce('supplier_payment.created', {
    supplierPaymentId: payment.id,
    purchaseOrderId: order.id,
  })
  return { ...payment.$attributes, id: payment.id, date, warnings }
}

/** 422 CONTRADICTION when the two date fields differ. */
async function dayOf({ date, paymentDate }: Pick<Input, 'date' | 'paymentDate'>): Promise<string> {
  if (date && paymentDate && date !== paymentDate)
    throw invalid(
      'paymentDate',
      'CONTRADICTION',
      `paymentDate is ${paymentDate}, but date is ${date}: send one of them`
    )

  const day = date ?? paymentDate ?? todayIn(Current.tenant.timezone)
  await mustBeOpen(day, date ? 'date' : paymentDate ? 'paymentDate' : undefined)
  return day
}
