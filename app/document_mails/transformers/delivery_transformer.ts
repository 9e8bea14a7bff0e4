import { defineTransformer, out } from '#core/resources/transformer'
import {
  DELIVERY_STATES,
  MAILED_DOCUMENTS,
  type MailedDocument,
} from '#document_mails/models/document_delivery'

const strings = { type: 'array', items: { type: 'string' } }
const attachment = {
  type: 'object',
  properties: { fileId: { type: 'string', format: 'uuid' }, name: { type: 'string' } },
  required: ['fileId', 'name'],
}

export type Attachment = { fileId: string; name: string }

export const deliveryTransformer = defineTransformer('DocumentDelivery', 'document_deliveries', {
  id: out.id(),
  document: out.choice(Object.keys(MAILED_DOCUMENTS) as MailedDocument[]),
  documentId: out.id(),
  to: out.json<string[]>(strings, { sql: 't.recipients' }),
  cc: out.json<string[]>(strings),
  subject: out.text(),
  message: out.orNull(out.text()),
  attachments: out.json<Attachment[]>({ type: 'array', items: attachment }),
  status: out.choice(DELIVERY_STATES),
  error: out.orNull(out.text()),
  sentAt: out.orNull(out.instant()),
  createdBy: out.orNull(out.id()),
})
