import { laterOf } from '#core/calendar/days'
import { sum, zero } from '#core/primitives/decimal'
import { announce } from '#core/jobs/outbox'
import { conflict } from '#core/errors/refusal'
import { deferUpdate } from '#core/lucid/deferred_update'
import { conceptOf } from '#accounting/concepts'
import { dayOfVoid, reverse } from '#accounting/ledger'
import { takeBackTaxLines } from '#tax/taxes'
import { takeBackWithholdingLines } from '#tax/withholdings'
import { owe } from '#sales/customer'
import type Payment from '#sales/models/payment'
import { oweInvoicesAgain } from '#sales/payments/allocations/settle_invoices'
import { endAllocations } from '#sales/payments/allocations/write_allocations'
import { lockPayment, type StoredAllocation } from '#sales/payments/lock_payment'
import { hasDiscount } from '#sales/payments/deductions/kept_deductions'
import { paymentLifecycle } from '#sales/payments/payment_lifecycle'

/**
 * Voids a payment on `date`, by default today, and takes its allocations back, each on the later of
 * that day and its own. 404, 409 INVALID_TRANSITION, IN_USE while a refund stands, and errors of
 * `dayOfVoid`. Announces `payment.voided`.
 */
export async function voidPayment(
  id: string,
  { reason, date: asked }: { reason?: string | null; date?: string | null }
): Promise<Payment> {
  const { payment, invoices, customer, allocations, hasRefunds } = await lockPayment(id)
  const status = paymentLifecycle.next('void', payment.status)
  if (hasRefunds)
    throw conflict('IN_USE', 'Money of the payment was refunded: void the refunds first')
  const date = await dayOfVoid(asked, payment.date)

  const standing = allocations.filter(({ voidedOn }) => !voidedOn)
  oweInvoicesAgain(
    standing.map((one) => ({
      ...one,
      invoice: invoices.find((invoice) => invoice.id === one.invoiceId)!,
    }))
  )
  const free = payment.unallocatedAmount.minus(payment.refundedAmount)
  owe(customer, sum(standing.map(({ amount }) => amount)), free.neg())
  endOn(allocations, date)
  const { invoiceId } = payment
  deferUpdate(
    payment,
    {
      ...{ status, voidedOn: date, voidReason: reason ?? null },
      ...{ allocatedAmount: zero, unallocatedAmount: zero },
    },
    'voided'
  )
  await reverse({
    reference: [id, ...allocations.map((one) => one.id)],
    concept: conceptOf('payment_voided', { number: payment.number }),
    date,
    isDated: true,
  })
  if (payment.withholdings) await takeBackWithholdingLines(id, date)
  if (hasDiscount(payment)) await takeBackTaxLines(id, date)
  await announce('payment.voided', { paymentId: id, invoiceId })
  return payment
}

/**
 * Each ends on the later of `date` and its own day. One that was taken back later than that ends then,
 * if it was posted with its payment: those entries are reversed on that day.
 */
function endOn(allocations: readonly StoredAllocation[], date: string) {
  const dayOf = (one: StoredAllocation) => laterOf(date, one.date)
  const ending = allocations.filter(
    (one) => !one.voidedOn || (one.isOfPayment && one.voidedOn > dayOf(one))
  )
  for (const [day, some] of Map.groupBy(ending, dayOf))
    endAllocations(
      some.map(({ id }) => id),
      day
    )
}
