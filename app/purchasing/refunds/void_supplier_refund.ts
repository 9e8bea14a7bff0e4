import { Current } from '#core/context/current'
import { rows } from '#core/database/query'
import { announce } from '#core/jobs/outbox'
import { notFound } from '#core/errors/refusal'
import { deferUpdate } from '#core/lucid/deferred_update'
import { lockOrFail, type InputOf } from '#core/endpoints/operations'
import { conceptOf } from '#accounting/concepts'
import { dayOfVoid, reverse } from '#accounting/ledger'
import { settleBill } from '#purchasing/bills/bill_state'
import { lockCredit } from '#purchasing/credits/lock_credit'
import SupplierRefund from '#purchasing/models/supplier_refund'
import { lockPayment } from '#purchasing/payments/locked_payment'
import { advance } from '#purchasing/payments/supplier'
import { supplierRefundLifecycle } from '#purchasing/refunds/supplier_refund_lifecycle'
import type { voidSupplierPayment } from '#purchasing/validators/purchase_order'

/** The refund, locked after what it was of, and the change that takes it back. 404. */
export async function lockRefund(
  id: string
): Promise<{ refund: SupplierRefund; takeBack: () => void }> {
  const [found] = await rows(
    `SELECT payment_id AS paymentId, credit_note_id AS creditNoteId FROM supplier_refunds
      WHERE tenant_id = ? AND id = ?`,
    [Current.tenantId, id]
  )
  if (!found) throw notFound()
  return found.paymentId ? ofPayment(id, found.paymentId) : ofCredit(id, found.creditNoteId)
}

async function ofCredit(id: string, creditNoteId: string) {
  const { note, source } = await lockCredit(creditNoteId)
  const refund = await lockOrFail(SupplierRefund, id)
  const takeBack = () => {
    const ofSource = source.refundedAmount.minus(refund.amount)
    deferUpdate(source, settleBill(source, { refundedAmount: ofSource }), 'refund_voided')
    const refundedAmount = note.refundedAmount.minus(refund.amount)
    deferUpdate(note, { refundedAmount }, 'refund_voided')
  }
  return { refund, takeBack }
}

async function ofPayment(id: string, paymentId: string) {
  const { payment, payee } = await lockPayment(paymentId)
  const refund = await lockOrFail(SupplierRefund, id)
  const takeBack = () => {
    advance(payee, refund.amount)
    const refundedAmount = payment.refundedAmount.minus(refund.amount)
    deferUpdate(payment, { refundedAmount }, 'refund_voided')
  }
  return { refund, takeBack }
}

/**
 * Voids a refund on `date`, by default today: the money is free again, or the credit available. 404,
 * 409 INVALID_TRANSITION, and errors of `dayOfVoid`. Announces `supplier_refund.voided`.
 */
export async function voidRefund(
  id: string,
  { reason, date: asked }: InputOf<typeof voidSupplierPayment>
): Promise<SupplierRefund> {
  const { refund, takeBack } = await lockRefund(id)
  const status = supplierRefundLifecycle.next('void', refund.status)
  const date = await dayOfVoid(asked, refund.date)

  takeBack()
  deferUpdate(refund, { status, voidedOn: date, voidReason: reason ?? null }, 'voided')
  const what = conceptOf('supplier_refund', {
    number: String(refund.number),
    supplier: refund.supplierName,
  })
  await reverse({ reference: id, concept: conceptOf('voided', { what }), date })
  await announce('supplier_refund.voided', { supplierRefundId: id })
  return refund
}
