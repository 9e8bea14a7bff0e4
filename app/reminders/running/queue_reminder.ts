import { type DocumentDelivery, queueDelivery, type Sending } from '#document_mails/mails'

type Mail = { email: string | null; subject: string; message: string; sending?: Sending | void }

/** Queues a mail of a reminder. `sending` of a request wins over the usual address and texts. */
export function queueReminder(
  id: string,
  { email, subject, message, sending }: Mail
): Promise<DocumentDelivery> {
  return queueDelivery({
    document: 'REMINDER',
    documentId: id,
    job: 'reminder',
    email,
    whose: 'The customer',
    subject,
    sending: { ...sending, message: sending?.message ?? message },
  })
}
