import { outcomes } from '#core/observability/metrics'
import { MailFailure } from '#core/mail/failure'

const count = outcomes(
  'mails_total',
  'Mails given to the mail server by outcome: sent, refused (5xx), deferred (4xx), away (it was ' +
    'not reached), lost (no answer)',
  ['sent', 'refused', 'deferred', 'away', 'lost']
)

/** Counts the outcome and returns the same promise. */
export function countMail(sending: Promise<void>): Promise<void> {
  sending.then(
    () => count('sent'),
    (error) => count(error instanceof MailFailure ? error.kind : 'lost')
  )
  return sending
}
