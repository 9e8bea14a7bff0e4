/** What becomes of mails at the mail server, whatever they are about. */
import { outcomes } from '#core/observability/metrics'
import { MailFailure } from '#core/mail/failure'

const count = outcomes(
  'mails_total',
  'Mails given to the mail server by outcome: sent, refused (5xx), deferred (4xx), away (it was not reached), lost (no answer)',
  ['sent', 'refused', 'deferred', 'away', 'lost']
)

/** Counts what becomes of it, and answers the same promise. */
export function countMail(sending: Promise<void>): Promise<void> {
  sending.then(
    () => count('sent'),
    (error) => count(error instanceof MailFailure ? error.kind : 'lost')
  )
  return sending
}
