import { announce } from '#core/jobs/outbox'
import { deferUpdate } from '#core/lucid/deferred_update'
import { dayFrom, moneyAccountOf } from '#accounting/ledger'
import { availableOf } from '#sales/credits/available'
import { lockCredit } from '#sales/credits/lock_credit'
import { owe } from '#sales/customer'
import { printedNumber } from '#sales/invoices/printed_number'
import { settle } from '#sales/invoices/invoice_state'
import { mustBeFree, writeRefund } from '#sales/refunds/write_refund'
import type { NewRefund } from '#sales/validators/refund'

/**
 * Pays back credit of a credit note on `date`, by default today: Dr receivable, Cr money. 404, 409
 * INSUFFICIENT_AMOUNT, PERIOD_CLOSED, and errors of `moneyAccountOf`; 422 for a day before the credit
 * note. Announces `credit_note.refunded`.
 */
export async function refundCredit(id: string, input: NewRefund) {
  const { note, notes, source, customer } = await lockCredit(id)
  mustBeFree(input.amount, availableOf(note, notes, source))
  const date = await dayFrom(input.date, note.date, 'what is refunded')
  const { bankAccountId } = input
  const money = await moneyAccountOf({ bankAccountId, paymentMethod: 'TRANSFER' })

  owe(customer, input.amount)
  const ofSource = source.refundedAmount.plus(input.amount)
  deferUpdate(source, settle(source, { refundedAmount: ofSource }), 'credit_refunded')
  deferUpdate(note, { refundedAmount: note.refundedAmount.plus(input.amount) }, 'refunded')
  const refund = await writeRefund(input, {
    of: { paymentId: null, creditNoteId: id, sourceInvoiceId: source.id },
    ...{ customer, role: 'receivable', date, money, currency: note.currency },
    concept: { key: 'credit_refunded', source: printedNumber(note) },
  })
  await announce('credit_note.refunded', { creditNoteId: id })
  return refund
}
