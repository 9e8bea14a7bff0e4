/** Gives a letter and its document to the mail server. */
import { deliver } from '#core/mail/mail'
import { readAttachments } from '#document_mails/sending/attached_files'
import type { Delivery } from '#document_mails/sending/outcomes'
import { written, type Letter } from '#document_mails/writing/letter'

export type PreparedLetter = Letter & { file: { name: string; pdf: Buffer } | null }

type Addressed = Pick<Delivery, 'to' | 'cc' | 'subject' | 'message' | 'attachments'> & {
  /** The source of the Message-ID. */
  id: string
}

/** The sender is "Company via Oficio"; replies go to the company. Throws errors of the server. */
export async function mailLetter(mail: Addressed, letter: PreparedLetter): Promise<void> {
  const { id, to, cc, subject, message, attachments } = mail
  const { issuer, file, name } = letter
  const document = file && { name: file.name, type: 'application/pdf', content: file.pdf }
  await deliver({
    id,
    to: to[0],
    name: to.length === 1 ? name : null,
    alsoTo: to.slice(1),
    cc,
    fromName: `${issuer.name} via Oficio`,
    subject,
    ...written(letter, message),
    isPage: true,
    attachments: [...(document ? [document] : []), ...(await readAttachments(attachments))],
    ...(issuer.email && { replyTo: { email: issuer.email, name: issuer.name } }),
  })
}
