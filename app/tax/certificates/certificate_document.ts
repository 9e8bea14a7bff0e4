/** Prints and mails certificates. */
import { deliver } from '#core/mail/mail'
import { readRecord } from '#core/endpoints/operations'
import type { ApiRecord } from '#core/resources/transformer'
import { textsOf } from '#core/primitives/texts'
import { drawn } from '#documents/drawn'
import { inPatientSlot } from '#documents/drawing_slot'
import { formatsOf } from '#documents/formats'
import { issuerOf, type Issuer } from '#documents/issuer'
import type { Printed } from '#documents/print'
import type { Certificate } from '#tax/certificates/certificate_sheet'
import { certificateTransformer } from '#tax/certificates/certificate_transformer'

/** 404 when it is missing. The payer is that of the certificate, logo and colour are today's. */
export async function printedCertificate(
  id: string
): Promise<Printed & { issuer: Issuer; record: ApiRecord }> {
  const record = await readRecord(certificateTransformer, id)
  const issuer = await issuerOf(record.currency)
  const words = textsOf('withholding_certificates', issuer.locale)
  return {
    fileName: `${words('file')}-${record.year}-${record.number}.pdf`,
    pdf: await drawn('certificate', issuer, record as Certificate),
    issuer,
    record,
  }
}

/** The job `mail/withholding-certificate`. A repeated job has the same Message-ID. */
export async function mailCertificate({
  data,
  outboxId,
}: {
  data: { id: string }
  outboxId: string
}) {
  const { pdf, fileName, issuer, record } = await inPatientSlot(() => printedCertificate(data.id))
  const { supplierName: name, year, number, kind, totalWithheld, mailedTo } = record
  const words = textsOf('withholding_certificates', issuer.locale)
  const amount = formatsOf(issuer, issuer.currency).money(totalWithheld)
  const lines = [
    words('mail.greeting', { name }),
    '',
    words('mail.attached', { kind: words(`titles.${kind}`), year: String(year), amount }),
    '',
    words('mail.regards'),
    issuer.name,
    '',
  ]
  await deliver({
    id: `certificate-${data.id}-${outboxId}`,
    to: mailedTo,
    name,
    subject: words('mail.subject', { number, year: String(year), company: issuer.name }),
    text: lines.join('\n'),
    attachments: [{ name: fileName, type: 'application/pdf', content: pdf }],
    ...(issuer.email && { replyTo: { email: issuer.email, name: issuer.name } }),
  })
}
