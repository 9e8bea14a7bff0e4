import type { ApiRecord } from '#core/resources/transformer'
import { record as audited } from '#core/audit/audit'
import { Current } from '#core/context/current'
import { rows } from '#core/database/query'
import { readRecord } from '#core/endpoints/operations'
import { nextStatus, type InvoiceStatus, type Sold } from '#sales/invoices/invoice_lifecycle'
import { mailLater, mustHaveEmail } from '#sales/mail/mail_later'
import { invoiceTransformer } from '#sales/transformers/invoice_transformer'

/**
 * Queues the invoice's mail, on every request. 404, 409 INVALID_TRANSITION for drafts and void
 * ones, 409 NO_EMAIL.
 */
export async function sendInvoiceLater(id: string): Promise<ApiRecord> {
  const invoice = await readRecord(invoiceTransformer, id)
  nextStatus(
    invoice as { status: InvoiceStatus; balance: number; paidAmount: number },
    invoice.items as Sold[],
    'send'
  )
  const [customer] = await rows('SELECT email FROM customers WHERE tenant_id = ? AND id = ?', [
    Current.tenantId,
    invoice.customerId,
  ])
  const to = mustHaveEmail(customer.email)

  audited({ action: 'invoice.sent', entity: 'invoice', entityId: id, after: { to } })
  await mailLater('invoice', id, to)
  return invoice
}
