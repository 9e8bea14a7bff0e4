/** The jobs that mail documents of sales to their customers. */
import { Current } from '#core/context/current'
import { rows } from '#core/database/query'
import { textsOf } from '#core/primitives/texts'
import type { TenantJob } from '#core/context/domain'
import { inPatientSlot } from '#documents/drawing_slot'
import { type Delivery, mailLetter, type Prepared, sendDelivery } from '#document_mails/mails'
import { creditNoteLetter, invoiceLetter, quoteLetter, receiptLetter } from '#sales/mail/letters'
import { statementLetter } from '#sales/mail/statement_letter'

const LETTERS: Partial<Record<Delivery['document'], (id: string) => Promise<Prepared>>> = {
  QUOTE: quoteLetter,
  INVOICE: invoiceLetter,
  CREDIT_NOTE: creditNoteLetter,
  PAYMENT: receiptLetter,
}

/** The job `mail/sales-document`. */
export const sendSalesDocument: TenantJob = (asked) =>
  sendDelivery(asked, ({ document, documentId, period }) =>
    document === 'STATEMENT' ? statementLetter(documentId, period) : LETTERS[document]!(documentId)
  )

type Asked = { data: { id: string }; outboxId: string }

/** The jobs `mail/quote` and `mail/invoice` of earlier releases, which keep no log. */
export const sendQuote = ({ data, outboxId }: Asked) => send('quote', data.id, outboxId)

export const sendInvoice = ({ data, outboxId }: Asked) => send('invoice', data.id, outboxId)

async function send(kind: 'quote' | 'invoice', id: string, outboxId: string) {
  const table = kind === 'quote' ? 'quotes' : 'invoices'
  const [found] = await rows(
    `SELECT d.number, c.email
       FROM ${table} d
       JOIN customers c ON c.tenant_id = d.tenant_id AND c.id = d.customer_id
      WHERE d.tenant_id = ? AND d.id = ?${kind === 'quote' ? ' AND d.live = 1' : ''}`,
    [Current.tenantId, id]
  )
  if (!found?.email) return
  const letter = await inPatientSlot(() => (kind === 'quote' ? quoteLetter : invoiceLetter)(id))
  if ('notSent' in letter) return

  const words = textsOf('document_mails', letter.issuer.locale)
  const subject = words(`subject.${kind}`, { company: letter.issuer.name, number: found.number })
  const mail = { to: [found.email], cc: [], subject, message: null, attachments: [] }
  await mailLetter({ ...mail, id: `${kind}-${id}-${outboxId}` }, letter)
}
