/** Queues the mails of credit notes and receipts, on every request. */
import type { ApiRecord } from '#core/resources/transformer'
import { readRecord } from '#core/endpoints/operations'
import { conflict } from '#core/errors/refusal'
import type { Sending } from '#document_mails/mails'
import { auditSending } from '#sales/mail/audit_sending'
import { mailLater } from '#sales/mail/mail_later'
import { creditNoteTransformer } from '#sales/transformers/credit_note_transformer'
import { paymentTransformer } from '#sales/transformers/payment_transformer'

type Asked = Sending | void

/** 404, 409 INVALID_TRANSITION for a void one, 409 NO_EMAIL. */
export async function sendCreditNoteLater(id: string, sending: Asked): Promise<ApiRecord> {
  const note = await readRecord(creditNoteTransformer, id)
  mustStand(note)
  const { customerId, fiscalNumber, number } = note
  const asked = { document: 'CREDIT_NOTE', id, customerId, number: fiscalNumber ?? number } as const
  auditSending('credit_note', id, await mailLater({ ...asked, sending }))
  return note
}

/** 404, 409 INVALID_TRANSITION for a void one, 409 NO_EMAIL. */
export async function sendReceiptLater(id: string, sending: Asked): Promise<ApiRecord> {
  const payment = await readRecord(paymentTransformer, id)
  mustStand(payment)
  const { customerId, number } = payment
  const asked = { document: 'PAYMENT', id, customerId, number } as const
  auditSending('payment', id, await mailLater({ ...asked, sending }))
  return payment
}

function mustStand({ status, allowedActions = [] }: ApiRecord) {
  if (status === 'VOID')
    throw conflict('INVALID_TRANSITION', 'send is not possible while the status is VOID', {
      currentStatus: status,
      allowedActions,
    })
}
