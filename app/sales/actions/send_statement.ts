import type { DocumentDelivery } from '#document_mails/mails'
import { auditSending } from '#sales/mail/audit_sending'
import { customerMustBeThere } from '#sales/mail/customer_there'
import { mailLater } from '#sales/mail/mail_later'
import type { StatementSending } from '#sales/validators/send_statement'

/** Queues the mail of a customer's statement, on every request. 404, 409 NO_EMAIL. */
export async function sendStatementLater(
  id: string,
  { period, ...sending }: StatementSending
): Promise<DocumentDelivery> {
  await customerMustBeThere(id)
  const delivery = await mailLater({
    document: 'STATEMENT',
    id,
    customerId: id,
    sending,
    period: { from: period?.from ?? null, to: period?.to ?? null },
  })
  auditSending('customer', id, delivery)
  return delivery
}
