import { Current } from '#core/context/current'
import { rows, type Statement } from '#core/database/query'
import { zero } from '#core/primitives/decimal'
import { announce } from '#core/jobs/outbox'
import { notFound } from '#core/errors/refusal'
import { deferUpdate, modelOf } from '#core/lucid/deferred_update'
import { conceptOf } from '#accounting/concepts'
import { dayOfVoid, reverse } from '#accounting/ledger'
import { lockCredit } from '#sales/credits/lock_credit'
import { owe } from '#sales/customer'
import { settle } from '#sales/invoices/invoice_state'
import Refund from '#sales/models/refund'
import { lockFreeMoney } from '#sales/refunds/lock_free_money'
import { refundLifecycle } from '#sales/refunds/refund_lifecycle'
import type { RefundVoid } from '#sales/validators/refund'

/**
 * Voids a refund on `date`, by default today: the money is free again, or the credit available. 404,
 * 409 INVALID_TRANSITION, and errors of `dayOfVoid`. Announces `refund.voided`.
 */
export async function voidRefund(id: string, { reason, date: asked }: RefundVoid): Promise<Refund> {
  const { refund, giveBack } = await lockRefund(id)
  const status = refundLifecycle.next('void', refund.status)
  const date = await dayOfVoid(asked, refund.date)

  giveBack()
  deferUpdate(refund, { status, voidedOn: date, voidReason: reason ?? null }, 'voided')
  await reverse({
    reference: id,
    concept: conceptOf('refund_voided', { number: String(refund.number) }),
    date,
    isDated: true,
  })
  await announce('refund.voided', { refundId: id })
  return refund
}

/** The refund, locked after its payment or credit note, and the change that reverses it. 404. */
export async function lockRefund(id: string): Promise<{ refund: Refund; giveBack: () => void }> {
  const { tenantId } = Current
  const [found] = await rows(
    'SELECT payment_id AS paymentId, credit_note_id AS creditNoteId FROM refunds WHERE tenant_id = ? AND id = ?',
    [tenantId, id]
  )
  if (!found) throw notFound()
  const itself: Statement = [
    'SELECT * FROM refunds WHERE tenant_id = ? AND id = ? FOR UPDATE',
    [tenantId, id],
  ]
  return found.paymentId ? ofPayment(found.paymentId, itself) : ofCredit(found.creditNoteId, itself)
}

async function ofPayment(paymentId: string, itself: Statement) {
  const { payment, customer, also } = await lockFreeMoney(paymentId, [itself])
  const refund: Refund = modelOf(Refund, also[0][0])
  const giveBack = () => {
    owe(customer, zero, refund.amount)
    const refundedAmount = payment.refundedAmount.minus(refund.amount)
    deferUpdate(payment, { refundedAmount }, 'refund_voided')
  }
  return { refund, giveBack }
}

async function ofCredit(creditNoteId: string, itself: Statement) {
  const { note, source, customer, also } = await lockCredit(creditNoteId, { also: [itself] })
  const refund: Refund = modelOf(Refund, also[0][0])
  const giveBack = () => {
    owe(customer, refund.amount.neg())
    const ofSource = source.refundedAmount.minus(refund.amount)
    deferUpdate(source, settle(source, { refundedAmount: ofSource }), 'refund_voided')
    const refundedAmount = note.refundedAmount.minus(refund.amount)
    deferUpdate(note, { refundedAmount }, 'refund_voided')
  }
  return { refund, giveBack }
}
