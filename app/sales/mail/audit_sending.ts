import { record } from '#core/audit/audit'
import type { DocumentDelivery } from '#document_mails/mails'

/** Records who was mailed a document: `invoice.sent`. */
export function auditSending(entity: string, id: string, { recipients, cc }: DocumentDelivery) {
  const after = { to: recipients.join(', '), ...(cc.length && { cc: cc.join(', ') }) }
  record({ action: `${entity}.sent`, entity, entityId: id, after })
}
