import { Current } from '#core/context/current'
import { selects } from '#core/database/query'
import { announce } from '#core/jobs/outbox'
import { notFound } from '#core/errors/refusal'
import { modelOf, deferUpdate } from '#core/lucid/deferred_update'
import { conceptOf } from '#accounting/concepts'
import { dayOfVoid, feedLedger, ledgerReads, reverse } from '#accounting/ledger'
import { takeBackWithholdingLines } from '#tax/withholdings'
import { customersOfStatement, owe } from '#sales/customer'
import { lockedCustomer } from '#sales/invoices/invoice_lock'
import { settle } from '#sales/invoices/invoice_state'
import Invoice from '#sales/models/invoice'
import Payment from '#sales/models/payment'
import { paymentLifecycle } from '#sales/payments/payment_lifecycle'

/**
 * Voids a payment on `date`, by default today. 404, 409 INVALID_TRANSITION, and errors of
 * `dayOfVoid`. Announces `payment.voided`.
 */
export async function voidPayment(
  id: string,
  { reason, date: asked }: { reason?: string | null; date?: string | null }
): Promise<Payment> {
  const { payment, invoice, customer } = await lockPayment(id)
  const status = paymentLifecycle.next('void', payment.status)
  const date = await dayOfVoid(asked, payment.date)

  const { total, paidAmount, creditedAmount, withheldTotal } = invoice
  const withheld = payment.withheldTotal
  owe(customer, payment.amount.plus(withheld))
  deferUpdate(payment, { status, voidedOn: date, voidReason: reason ?? null }, 'voided')
  deferUpdate(
    invoice,
    settle({
      total,
      paidAmount: paidAmount.minus(payment.amount),
      creditedAmount,
      withheldTotal: withheldTotal.minus(withheld),
    }),
    'payment_voided'
  )
  await reverse({
    reference: id,
    concept: conceptOf('payment_voided', { number: payment.number }),
    date,
    isDated: true,
  })
  if (payment.withholdings) await takeBackWithholdingLines(id, date)
  await announce('payment.voided', { paymentId: id, invoiceId: invoice.id })
  return payment
}

/** Locks in the usual order: customer, invoice, payment. 404 when it is missing. */
export async function lockPayment(id: string) {
  const { tenantId } = Current
  const [customers, [invoice], [row], ledger] = await selects([
    customersOfStatement('payments', id),
    [
      'SELECT i.* FROM invoices i WHERE i.tenant_id = ? AND i.id = (SELECT p.invoice_id FROM payments p WHERE p.tenant_id = ? AND p.id = ?) FOR UPDATE',
      [tenantId, tenantId, id],
    ],
    ['SELECT * FROM payments WHERE tenant_id = ? AND id = ? FOR UPDATE', [tenantId, id]],
    ledgerReads(),
  ])
  if (!row) throw notFound()
  feedLedger(ledger)

  const payment: Payment = modelOf(Payment, row)
  return {
    payment,
    invoice: modelOf(Invoice, invoice) as Invoice,
    customer: await lockedCustomer(customers, payment.customerId),
  }
}
