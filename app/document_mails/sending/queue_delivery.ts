/** Queues the mail of a document: its row in the log, and the job in the same transaction. */
import { Current } from '#core/context/current'
import { dryRunEffect } from '#core/database/transaction/writes'
import { conflict } from '#core/errors/refusal'
import { later } from '#core/jobs/outbox'
import { newId } from '#core/primitives/ids'
import DocumentDelivery, { type MailedDocument } from '#document_mails/models/document_delivery'
import { filesToSend } from '#document_mails/sending/attached_files'
import type { Sending } from '#document_mails/validators/sending'

type Asked = {
  document: MailedDocument
  documentId: string
  /** The job of the queue `mail` that sends it, with `deliveryId` as its data. */
  job: string
  /** The address of the customer or supplier, for requests without `to`. */
  email: string | null
  /** Completes the 409 NO_EMAIL: "The customer". */
  whose: string
  /** The subject of requests without one. */
  subject: string
  sending?: Sending
  /** The days of a statement. */
  period?: { from: string | null; to: string | null }
}

/**
 * Returns the new row of the log. A dry run names the recipients. 409 NO_EMAIL without an address;
 * 422 NOT_FOUND and TOO_LARGE on `attachments`.
 */
export async function queueDelivery(asked: Asked): Promise<DocumentDelivery> {
  const { document, documentId, job, email, whose, period } = asked
  const { to, cc, subject, message, attachments } = asked.sending ?? {}
  const recipients = [...new Set(to ?? (email ? [email] : []))]
  if (!recipients.length) throw conflict('NO_EMAIL', `${whose} has no e-mail address: send \`to\``)

  const copies = [...new Set(cc ?? [])].filter((one) => !recipients.includes(one))
  const files = await filesToSend(attachments ?? [], { document, documentId })
  const written = subject ?? asked.subject
  const delivery = await DocumentDelivery.create({
    id: newId(),
    document,
    documentId,
    recipients,
    cc: copies,
    subject: written,
    message: message ?? null,
    attachments: files,
    period: period ?? null,
    status: 'QUEUED',
    createdBy: Current.actor.id,
  })
  dryRunEffect('mail', {
    to: recipients.join(', '),
    ...(copies.length && { cc: copies.join(', ') }),
    document: document.toLowerCase(),
    id: documentId,
    subject: written,
  })
  await later('mail', job, { deliveryId: delivery.id })
  return delivery
}
