import { mustFitCurrency } from '#core/money/amounts'
import { deferUpdate } from '#core/lucid/deferred_update'
import { announce } from '#core/jobs/outbox'
import type { InputOf } from '#core/endpoints/operations'
import { dayFrom, moneyAccountOf } from '#accounting/ledger'
import { settleBill } from '#purchasing/bills/bill_state'
import { availableOf } from '#purchasing/credits/available'
import { lockCredit } from '#purchasing/credits/lock_credit'
import { mustStand } from '#purchasing/credits/supplier_credit_lifecycle'
import { mustBeFree } from '#purchasing/payments/allocated'
import { writeRefund } from '#purchasing/refunds/write_supplier_refund'
import type { refundFromSupplier } from '#purchasing/validators/supplier_payment'

/**
 * Records that the supplier paid credit of a credit note back: Dr money / Cr payable. 404; 409
 * INVALID_TRANSITION, INSUFFICIENT_AMOUNT, PERIOD_CLOSED, and errors of `moneyAccountOf`. Announces
 * `supplier_credit_note.refunded`.
 */
export async function refundCredit(
  id: string,
  { amount, date: asked, bankAccountId, reference }: InputOf<typeof refundFromSupplier>
) {
  const { note, notes, source, payee } = await lockCredit(id)
  mustStand(note, 'refund')
  const available = availableOf(note, notes, source)
  mustFitCurrency(amount, 'amount', available)
  mustBeFree(amount, available, 'amount')
  const date = await dayFrom(asked, note.date, 'what is given back')
  const money = await moneyAccountOf({ bankAccountId, paymentMethod: 'TRANSFER' })

  deferUpdate(
    source,
    settleBill(source, { refundedAmount: source.refundedAmount.plus(amount) }),
    'credit_refunded'
  )
  deferUpdate(note, { refundedAmount: note.refundedAmount.plus(amount) }, 'refunded')
  const refund = await writeRefund({
    of: { creditNoteId: id, sourceBillId: source.id },
    ...{ role: 'payable', payee, amount, date, reference, money },
  })
  await announce('supplier_credit_note.refunded', { supplierCreditNoteId: id })
  return refund
}
