/** Queues the mail of a document of sales. */
import { Current } from '#core/context/current'
import { rows } from '#core/database/query'
import { textsOf } from '#core/primitives/texts'
import { type DocumentDelivery, queueDelivery, type Sending } from '#document_mails/mails'

type Asked = {
  document: 'QUOTE' | 'INVOICE' | 'CREDIT_NOTE' | 'PAYMENT' | 'STATEMENT'
  id: string
  customerId: string
  /** The kind in the usual subject, where it is another one. */
  kind?: 'debit_note'
  /** In the usual subject. */
  number?: number | bigint | string
  sending?: Sending | void
  period?: { from: string | null; to: string | null }
}

/** 409 NO_EMAIL without `to` and an address of the customer; refusals of `queueDelivery`. */
export async function mailLater(asked: Asked): Promise<DocumentDelivery> {
  const { document, id, customerId, number, sending, period } = asked
  const [customer] = await rows('SELECT email FROM customers WHERE tenant_id = ? AND id = ?', [
    Current.tenantId,
    customerId,
  ])
  const { name, locale } = Current.tenant
  const words = textsOf('document_mails', locale)
  return queueDelivery({
    document,
    documentId: id,
    job: 'sales-document',
    email: customer?.email ?? null,
    whose: 'The customer',
    subject: words(`subject.${asked.kind ?? document.toLowerCase()}`, {
      company: name,
      number: number ?? '',
    }),
    sending: sending ?? undefined,
    period,
  })
}
