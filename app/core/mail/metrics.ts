/** What becomes of mails at the mail server, whatever they are about. */
import { counter } from '#core/metrics'
import { MailFailure } from '#core/mail/failure'

const mails = counter('mails_total', 'Mails given to the mail server by outcome: sent, refused (5xx), deferred (4xx), away (it was not reached), lost (no answer)', ['outcome'])

export function countMail(sending: Promise<void>): Promise<void> {
  sending.then(
    () => mails.inc({ outcome: 'sent' }),
    (error) => mails.inc({ outcome: error instanceof MailFailure ? error.kind : 'lost' })
  )
  return sending
}
