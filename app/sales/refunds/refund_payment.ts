import { announce } from '#core/jobs/outbox'
import { deferUpdate } from '#core/lucid/deferred_update'
import { zero } from '#core/primitives/decimal'
import { dayFrom, moneyOfRefund } from '#accounting/ledger'
import { owe } from '#sales/customer'
import { paymentLifecycle } from '#sales/payments/payment_lifecycle'
import { freeOf, lockFreeMoney } from '#sales/refunds/lock_free_money'
import { mustBeFree, writeRefund } from '#sales/refunds/write_refund'
import type { NewRefund } from '#sales/validators/refund'

/**
 * Pays back free money of a payment on `date`, by default today: Dr customer advances, Cr money. 404,
 * 409 INSUFFICIENT_AMOUNT, INVALID_TRANSITION, PERIOD_CLOSED, and errors of `moneyAccountOf`; 422 for
 * a day before the payment. Announces `payment.refunded`.
 */
export async function refundPayment(id: string, input: NewRefund) {
  const { payment, customer } = await lockFreeMoney(id)
  paymentLifecycle.next('refund', payment.status)
  mustBeFree(input.amount, freeOf(payment))
  const date = await dayFrom(input.date, payment.date, 'what is refunded')
  const money = await moneyOfRefund(input.bankAccountId, payment)

  owe(customer, zero, input.amount.neg())
  const refundedAmount = payment.refundedAmount.plus(input.amount)
  deferUpdate(payment, { refundedAmount }, 'refunded')
  const refund = await writeRefund(input, {
    of: { paymentId: id, creditNoteId: null, sourceInvoiceId: null },
    ...{ customer, role: 'customer_advances', date, money, currency: payment.currency },
    concept: { key: 'payment_refunded', source: String(payment.number) },
  })
  await announce('payment.refunded', { paymentId: id })
  return refund
}
