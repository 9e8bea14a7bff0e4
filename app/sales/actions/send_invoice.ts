import type { ApiRecord } from '#core/resources/transformer'
import { readRecord } from '#core/endpoints/operations'
import type { Sending } from '#document_mails/mails'
import { nextStatus, type Sold, type Standing } from '#sales/invoices/invoice_lifecycle'
import { auditSending } from '#sales/mail/audit_sending'
import { mailLater } from '#sales/mail/mail_later'
import { invoiceTransformer } from '#sales/transformers/invoice_transformer'

/**
 * Queues the invoice's mail, on every request. 404, 409 INVALID_TRANSITION for drafts and void
 * ones, 409 NO_EMAIL.
 */
export async function sendInvoiceLater(id: string, sending?: Sending | void): Promise<ApiRecord> {
  const invoice = await readRecord(invoiceTransformer, id)
  nextStatus(invoice as Standing, invoice.items as Sold[], 'send')
  const { type, customerId, fiscalNumber, number } = invoice
  const kind = type === 'DEBIT_NOTE' ? 'debit_note' : undefined
  const known = { document: 'INVOICE', id, customerId, kind } as const
  const asked = { ...known, number: fiscalNumber ?? number }
  auditSending('invoice', id, await mailLater({ ...asked, sending }))
  return invoice
}
