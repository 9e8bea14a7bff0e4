/** The jobs `mail/quote` and `mail/invoice`: the document as PDF to its customer. */
import { Current } from '#core/context/current'
import { rows } from '#core/database/query'
import { deliver } from '#core/mail/mail'
import { inPatientSlot } from '#documents/drawing_slot'
import { formatsOf } from '#documents/formats'
import { asksForMoney, printedInvoice, printedQuote, type Printed } from '#sales/documents'
import { textsOf } from '#core/primitives/texts'

type Kind = 'quote' | 'invoice'

type Asked = { data: { id: string }; outboxId: string }

export const sendQuote = ({ data, outboxId }: Asked) => send('quote', data.id, outboxId)

export const sendInvoice = ({ data, outboxId }: Asked) => send('invoice', data.id, outboxId)

/**
 * A repeated job has the same Message-ID. Deleted or void documents and customers without address
 * are skipped. Throws errors of the mail server.
 */
async function send(kind: Kind, id: string, outboxId: string) {
  if (kind === 'quote' && !(await isThere(id))) return
  const printed = await inPatientSlot(() => (kind === 'quote' ? printedQuote : printedInvoice)(id))
  const { pdf, fileName, issuer, record } = printed
  const email = await addressOf(record.customerId)
  if (!email || record.status === 'VOID') return

  const words = textsOf('document_mails', issuer.locale)
  const number = record.fiscalNumber ?? record.number
  await deliver({
    id: `${kind}-${id}-${outboxId}`,
    to: email,
    name: record.customerName,
    subject: words(`subject.${kind}`, { company: issuer.name, number }),
    text: textOf(kind, printed),
    attachments: [{ name: fileName, type: 'application/pdf', content: pdf }],
    ...(issuer.email && { replyTo: { email: issuer.email, name: issuer.name } }),
  })
}

type Written = Pick<Printed, 'issuer' | 'record'>

function textOf(kind: Kind, { issuer, record }: Written): string {
  const { locale, name, currency } = issuer
  const [words, formats] = [textsOf('document_mails', locale), formatsOf(issuer, currency)]
  const until =
    kind === 'invoice'
      ? words('due', { day: formats.day(record.dueDate) })
      : record.validUntil && words('valid', { day: formats.day(record.validUntil) })

  return [
    words('greeting', { name: record.customerName }),
    '',
    words(`attached.${kind}`, {
      number: record.fiscalNumber ?? record.number,
      total: formats.money(record.total),
    }),
    until,
    ...paymentLines(kind, { issuer, record }),
    '',
    words('regards'),
    name,
    '',
  ]
    .filter((line) => line !== null)
    .join('\n')
}

/** How to pay, while the document asks for money. */
function paymentLines(kind: Kind, { issuer, record }: Written): string[] {
  const instructions = issuer.brand?.paymentInstructions
  if (!instructions || (kind === 'invoice' && !asksForMoney(record))) return []
  return ['', `${issuer.labels('paymentInstructions')}:`, instructions]
}

async function isThere(quoteId: string): Promise<boolean> {
  const [found] = await rows('SELECT id FROM quotes WHERE tenant_id = ? AND id = ? AND live = 1', [
    Current.tenantId,
    quoteId,
  ])
  return !!found
}

async function addressOf(customerId: string): Promise<string | null> {
  const [customer] = await rows('SELECT email FROM customers WHERE tenant_id = ? AND id = ?', [
    Current.tenantId,
    customerId,
  ])
  return customer.email
}
