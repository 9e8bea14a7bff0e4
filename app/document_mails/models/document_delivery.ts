import { DocumentDeliverySchema } from '#database/schema'

export const DELIVERY_STATES = ['QUEUED', 'SENT', 'FAILED'] as const

export type DeliveryStatus = (typeof DELIVERY_STATES)[number]

/** The documents that are mailed, with the table of their records, whose files a mail may have. */
export const MAILED_DOCUMENTS = {
  QUOTE: 'quotes',
  INVOICE: 'invoices',
  CREDIT_NOTE: 'credit_notes',
  PAYMENT: 'payments',
  STATEMENT: 'customers',
  PURCHASE_ORDER: 'purchase_orders',
  REMINDER: 'reminders',
} as const

export type MailedDocument = keyof typeof MAILED_DOCUMENTS

export default class DocumentDelivery extends DocumentDeliverySchema {
  /** Not audited: a log itself. The sending is in the audit log of its document. */
  static audited = false

  declare document: MailedDocument
  declare status: DeliveryStatus
}
