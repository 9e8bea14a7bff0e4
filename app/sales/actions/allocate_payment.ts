import { sum } from '#core/primitives/decimal'
import { Current } from '#core/context/current'
import { laterOf, todayIn } from '#core/calendar/days'
import { reserveNumbers } from '#core/numbering/number_series'
import { announce } from '#core/jobs/outbox'
import { deferUpdate } from '#core/lucid/deferred_update'
import { conceptOf } from '#accounting/concepts'
import { accountsFor, credit, debit, mustBeOpen, post } from '#accounting/ledger'
import { owe } from '#sales/customer'
import { printedNumber } from '#sales/invoices/printed_number'
import type Payment from '#sales/models/payment'
import { allocationOf, shownAllocation } from '#sales/payments/allocations/allocation'
import {
  invoicesAsked,
  mustBeAvailable,
  mustFitBalances,
  mustNameOnce,
} from '#sales/payments/allocations/asked_allocations'
import { onlyInvoice } from '#sales/payments/allocations/only_invoice'
import { announcePaid, settleInvoices } from '#sales/payments/allocations/settle_invoices'
import { writeAllocations } from '#sales/payments/allocations/write_allocations'
import { lockPayment } from '#sales/payments/lock_payment'
import { paymentLifecycle } from '#sales/payments/payment_lifecycle'
import type { AskedAllocation } from '#sales/validators/payment'

type Asked = { items: readonly AskedAllocation[]; date?: string | null }

/**
 * Allocates free money of a payment to invoices. Each allocation counts from the latest of `date`, by
 * default today, the day of the payment and that of the invoice. 404; 409 INVALID_TRANSITION for a
 * void payment, INSUFFICIENT_AMOUNT, OVERPAYMENT, OTHER_CUSTOMER, PERIOD_CLOSED; 422 NOT_FOUND,
 * DUPLICATE. Announces `payment.allocated`, and `invoice.paid` for each invoice paid in full.
 */
export async function allocatePayment(id: string, { items, date: asked }: Asked): Promise<Payment> {
  mustNameOnce(items, 'items')
  const locked = await lockPayment(id, { invoiceIds: items.map((one) => one.invoiceId) })
  const { payment, customer } = locked
  paymentLifecycle.next('allocate', payment.status)
  const invoices = await invoicesAsked(items, locked.invoices, customer, 'items')
  mustFitBalances(items, invoices, 'items')
  mustBeAvailable(items, payment.unallocatedAmount.minus(payment.refundedAmount), 'items')

  const date = laterOf(asked ?? todayIn(Current.tenant.timezone), payment.date)
  const allocations = items.map(({ amount }, index) => allocationOf(invoices[index], amount, date))
  for (const day of new Set(allocations.map((one) => one.date)))
    await mustBeOpen(day, asked ? 'date' : undefined)
  await accountsFor(['customer_advances', 'receivable'])

  const total = sum(items.map(({ amount }) => amount))
  const paid = settleInvoices(allocations)
  owe(customer, total.neg(), total.neg())
  writeAllocations(id, allocations)
  deferUpdate(
    payment,
    {
      allocatedAmount: payment.allocatedAmount.plus(total),
      unallocatedAmount: payment.unallocatedAmount.minus(total),
      invoiceId: onlyInvoice([
        ...locked.allocations,
        ...items.map(({ invoiceId }) => ({ invoiceId, voidedOn: null })),
      ]),
    },
    'allocated',
    { before: {}, after: { allocations: allocations.map(shownAllocation) } }
  )

  await reserveNumbers(...allocations.map(() => 'journal_entries'))
  for (const allocation of allocations)
    await post({
      ...{ type: 'PAYMENT', reference: allocation.id, date: allocation.date },
      thirdPartyId: customer.thirdPartyId,
      concept: conceptOf('payment_applied', {
        number: payment.number,
        invoice: printedNumber(allocation.invoice),
      }),
      lines: [
        debit('customer_advances', allocation.amount),
        credit('receivable', allocation.amount),
      ],
    })
  await announce('payment.allocated', { paymentId: id })
  await announcePaid(paid)
  return payment
}
