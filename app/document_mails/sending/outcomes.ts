/** Rows of the log of deliveries, as the job reads and writes them. */
import { clock } from '#core/primitives/clock'
import { jsonOf, sqlInstant } from '#core/database/columns'
import { Current } from '#core/context/current'
import { execute, rows } from '#core/database/query'
import { countRows } from '#core/database/transaction/writes'
import type { DeliveryStatus, MailedDocument } from '#document_mails/models/document_delivery'
import type { Attachment } from '#document_mails/transformers/delivery_transformer'

export type Delivery = {
  id: string
  document: MailedDocument
  documentId: string
  status: DeliveryStatus
  to: string[]
  cc: string[]
  subject: string
  message: string | null
  attachments: Attachment[]
  period: { from: string | null; to: string | null } | null
}

/** Undefined when it is missing. */
export async function deliveryNow(id: string): Promise<Delivery | undefined> {
  const [row] = await rows(
    'SELECT id, document, document_id AS documentId, status, recipients AS `to`, cc, subject, message, ' +
      'attachments, period FROM document_deliveries WHERE tenant_id = ? AND id = ?',
    [Current.tenantId, id]
  )
  if (!row) return undefined
  const [to, cc, attachments, period] = [row.to, row.cc, row.attachments, row.period].map(jsonOf)
  return { ...row, to, cc, attachments, period } as Delivery
}

/** Longest reason that is kept. */
const LONGEST = 500

/** Needs a transaction. A mail that was sent keeps its time. */
export async function noteOutcome(id: string, status: DeliveryStatus, error: string | null) {
  const now = sqlInstant(clock.now())
  const reason = error?.slice(0, LONGEST) ?? null
  const changed = await execute(
    'UPDATE document_deliveries SET status = ?, error = ?, sent_at = ?, version = version + 1, updated_at = ? ' +
      "WHERE tenant_id = ? AND id = ? AND status <> 'SENT' AND NOT (status = ? AND error <=> ?)",
    [status, reason, status === 'SENT' ? now : null, now, Current.tenantId, id, status, reason]
  )
  if (changed) countRows('document_deliveries', 0)
}
