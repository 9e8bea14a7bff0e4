/** The only module that sends mail. Jobs of the worker call it, for mails stored in MySQL. */
import mail from '@adonisjs/mail/services/main'
import env from '#start/env'
import { mailServerTakes, throughCircuit } from '#core/mail/circuit'
import { dressed } from '#core/mail/dressing'
import { MailFailure } from '#core/mail/failure'
import { countMail } from '#core/mail/metrics'
import { keepMail, keepsMails } from '#core/mail/kept_mails'
import { inPlace } from '#core/mail/places'
import { reserve } from '#core/mail/rate'
import { Refusal } from '#core/errors/refusal'

export type Outgoing = {
  /** The source of the Message-ID, so that a repeated mail has the same one. */
  id: string
  to: string
  name?: string | null
  /** Further recipients, and those of copies. */
  alsoTo?: readonly string[]
  cc?: readonly string[]
  /** The name beside the sender's address, such as `Andina via Oficio`. */
  fromName?: string
  subject: string
  text: string
  html?: string
  /** The HTML becomes a page of its own also for a company without a look. */
  isPage?: boolean
  replyTo?: { email: string; name: string }
  attachments?: { name: string; type: string; content: Buffer }[]
  /** Pictures that the HTML names as `cid:…` (RFC 2392). */
  embedded?: { cid: string; name: string; type: string; content: Buffer }[]
  /** The address for unsubscribing (RFC 2369) by one click (RFC 8058). */
  unsubscribe?: string
}

/**
 * Sends one mail of the current tenant from a job; the mail of a sandbox is kept instead. A 5xx
 * reply is final. If the server is away or the rate is used up, the job runs again without a failed
 * attempt.
 */
export async function deliver(outgoing: Outgoing): Promise<void> {
  const server = mailServerTakes()
  if (!server.most) throw away(server.reason)
  const { granted, reason } = await reserve(1)
  if (!granted) throw away(reason)

  try {
    await handOver(outgoing)
  } catch (error) {
    if (!(error instanceof MailFailure)) throw error
    if (error.kind === 'away') throw away(error.message)
    throw error.kind === 'refused' ? await finalFailure(error.message) : error
  }
}

/**
 * Sends one mail whose rate is reserved already. Throws a MailFailure; of kind `away`, with nothing
 * sent, if `mayBegin` returns false once a connection is free.
 */
export function handOver(outgoing: Outgoing, mayBegin: () => boolean = () => true): Promise<void> {
  return inPlace(async () => {
    const mail = await dressed(outgoing)
    if (!mayBegin()) throw new MailFailure('away', 'It was not begun in time; it is sent later')
    await (keepsMails() ? keepMail(mail) : countMail(give(mail)))
  })
}

function give({
  id,
  to,
  name,
  alsoTo = [],
  cc = [],
  fromName,
  subject,
  text,
  html,
  replyTo,
  attachments = [],
  embedded = [],
  unsubscribe,
}: Outgoing): Promise<void> {
  return throughCircuit(async () => {
    await mail.send((message) => {
      message
        .to(to, name ? oneLine(name) : undefined)
        .subject(oneLine(subject))
        .messageId(messageId(id))
        .text(text)
      if (fromName) message.from(SENDER, oneLine(fromName))
      for (const address of alsoTo) message.to(address)
      if (cc.length) message.cc([...cc])
      if (html) message.html(html)
      if (replyTo) message.replyTo(replyTo.email, oneLine(replyTo.name))
      if (unsubscribe) message.listUnsubscribe(unsubscribe, { oneClick: true })
      for (const { name: filename, type: contentType, content } of attachments)
        message.attachData(content, { filename, contentType })
      for (const { cid, name: filename, type: contentType, content } of embedded)
        message.embedData(content, cid, { filename, contentType, contentDisposition: 'inline' })
    })
  })
}

/** The address of `MAIL_FROM`, which may have a name before it. */
const SENDER = /<([^<>]+)>$/.exec(env.get('MAIL_FROM'))?.[1] ?? env.get('MAIL_FROM')

const messageId = (id: string) => `<${id}@${new URL(env.get('APP_URL')).hostname}>`

/** Header values must not contain line breaks. */
export const oneLine = (text: string) => text.replaceAll(/[\s\p{Cc}]+/gu, ' ').trim()

/** BullMQ is imported here because only the worker needs it. */
async function finalFailure(message: string) {
  const { UnrecoverableError } = await import('bullmq')
  return new UnrecoverableError(message)
}

const away = (message: string) => new Refusal(503, 'UNAVAILABLE', message)
