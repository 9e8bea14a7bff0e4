import { mustFitCurrency } from '#core/money/amounts'
import { deferUpdate } from '#core/lucid/deferred_update'
import { announce } from '#core/jobs/outbox'
import type { InputOf } from '#core/endpoints/operations'
import { dayFrom, moneyOfRefund } from '#accounting/ledger'
import { mustBeFree } from '#purchasing/payments/allocated'
import { freeOf, lockPayment } from '#purchasing/payments/locked_payment'
import { advance } from '#purchasing/payments/supplier'
import { writeRefund } from '#purchasing/refunds/write_supplier_refund'
import { mustOffer } from '#purchasing/supplier_payment_lifecycle'
import type { refundFromSupplier } from '#purchasing/validators/supplier_payment'

/**
 * Records that the supplier gave free money of a payment back: Dr money, Cr supplier_advances. Not more
 * than was paid. 404; 409 INVALID_TRANSITION, INSUFFICIENT_AMOUNT, PERIOD_CLOSED, and errors of
 * `moneyAccountOf`. Announces `supplier_payment.refunded`.
 */
export async function refundPayment(
  id: string,
  { amount, date: asked, bankAccountId, reference }: InputOf<typeof refundFromSupplier>
) {
  const { payment, payee } = await lockPayment(id)
  mustOffer(payment, 'refund')
  const [free, paid] = [freeOf(payment), payment.amount.minus(payment.refundedAmount)]
  const available = free.lt(paid) ? free : paid
  mustFitCurrency(amount, 'amount', available)
  mustBeFree(amount, available, 'amount')
  const date = await dayFrom(asked, payment.paymentDate, 'what is given back')
  const money = await moneyOfRefund(bankAccountId, payment)

  advance(payee, amount.neg())
  deferUpdate(payment, { refundedAmount: payment.refundedAmount.plus(amount) }, 'refunded')
  const refund = await writeRefund({
    ...{ of: { paymentId: id }, role: 'supplier_advances', payee, amount, date, reference, money },
  })
  await announce('supplier_payment.refunded', { supplierPaymentId: id })
  return refund
}
