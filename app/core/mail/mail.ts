/**
 * The only module that sends mail. Only jobs of the worker use it: what must be sent is a row in
 * MySQL before.
 */
import mail from '@adonisjs/mail/services/main'
import env from '#start/env'
import { mailServerTakes, throughCircuit } from '#core/mail/circuit'
import { MailFailure } from '#core/mail/failure'
import { countMail } from '#core/mail/metrics'
import { inPlace } from '#core/mail/places'
import { reserve } from '#core/mail/rate'
import { Refusal } from '#core/errors/refusal'

export type Outgoing = {
  /** The source of its Message-ID: the same whenever the same mail is sent again. */
  id: string
  to: string
  name?: string | null
  subject: string
  text: string
  html?: string
  replyTo?: { email: string; name: string }
  attachments?: { name: string; type: string; content: Buffer }[]
  /**
   * The address at which whoever gets it says that they want no more of it (RFC 2369), by one click
   * (RFC 8058).
   */
  unsubscribe?: string
}

/**
 * Sends one mail of the current tenant, from a job. It throws in the words of jobs: refused by the
 * mail server (5xx) is final; with the server away, or the rate used up, the job comes again
 * without a failed attempt; anything else is tried again as the queue says.
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
 * Gives one mail to the mail server, without asking the rate: for whoever has reserved many. Throws
 * a MailFailure. `mayBegin` is asked when there is a place for it; what may not is `away`, and was
 * given to nobody.
 */
export function handOver(outgoing: Outgoing, mayBegin: () => boolean = () => true): Promise<void> {
  return inPlace(async () => {
    if (!mayBegin()) throw new MailFailure('away', 'It was not begun in time; it is sent later')
    await countMail(give(outgoing))
  })
}

function give({
  id,
  to,
  name,
  subject,
  text,
  html,
  replyTo,
  attachments = [],
  unsubscribe,
}: Outgoing): Promise<void> {
  return throughCircuit(async () => {
    await mail.send((message) => {
      message
        .to(to, name ? oneLine(name) : undefined)
        .subject(oneLine(subject))
        .messageId(messageId(id))
        .text(text)
      if (html) message.html(html)
      if (replyTo) message.replyTo(replyTo.email, oneLine(replyTo.name))
      if (unsubscribe) message.listUnsubscribe(unsubscribe, { oneClick: true })
      for (const { name: filename, type: contentType, content } of attachments)
        message.attachData(content, { filename, contentType })
    })
  })
}

const messageId = (id: string) => `<${id}@${new URL(env.get('APP_URL')).hostname}>`

/** Headers have one line. */
export const oneLine = (text: string) => text.replaceAll(/[\s\p{Cc}]+/gu, ' ').trim()

/** BullMQ's word for it is loaded where it is said: only the worker gets here. */
async function finalFailure(message: string) {
  const { UnrecoverableError } = await import('bullmq')
  return new UnrecoverableError(message)
}

const away = (message: string) => new Refusal(503, 'UNAVAILABLE', message)
