/** The next state of a mail, by the answer of the mail server. */
import type { MailFailure } from '#core/mail/failure'

/** `inMs`: when it is tried again. A try that gave nothing to the server `isNone`. */
export type Outcome =
  | { status: 'SENT' }
  | { status: 'FAILED'; error: string }
  | { status: 'QUEUED'; error: string; inMs: number; isNone?: boolean }

/**
 * The first wait is at most five seconds, each is twice the one before; the last try is some ten
 * hours after the first.
 */
const FIRST_MS = 5_000
const ATTEMPTS = 14

/**
 * While the mail server is away no try counts, and it is looked for as often as the circuit lets.
 */
const AWAY_MS = 2_000

export const LOST =
  'Whether it arrived is not known: the connection was lost before the mail server answered'

/**
 * `attempts`: how often it was tried, this time included. A greeting is not sent again when the
 * server may have taken it.
 */
export function outcomeOf(
  { kind, message }: MailFailure,
  { attempts, isGreeting }: { attempts: number; isGreeting: boolean }
): Outcome {
  if (kind === 'away') return { status: 'QUEUED', error: message, inMs: AWAY_MS, isNone: true }
  if (kind === 'refused') return { status: 'FAILED', error: message }
  if (kind === 'lost' && isGreeting) return { status: 'FAILED', error: LOST }
  if (attempts >= ATTEMPTS) return { status: 'FAILED', error: message }

  return {
    status: 'QUEUED',
    error: message,
    inMs: FIRST_MS * 2 ** (attempts - 1) * (0.5 + Math.random() / 2),
  }
}
