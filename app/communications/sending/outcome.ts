/** The next state of a mail, by the mail server's answer. */
import type { MailFailure } from '#core/mail/failure'

/** `inMs` is the wait; `isNone` marks an attempt that gave the server nothing. */
export type Outcome =
  | { status: 'SENT' }
  | { status: 'FAILED'; error: string }
  | { status: 'QUEUED'; error: string; inMs: number; isNone?: boolean }

/** Waits double from at most 5 seconds; the last attempt is some ten hours after the first. */
const FIRST_MS = 5_000
const ATTEMPTS = 14

/** An absent mail server costs no attempt, and is tried as often as the circuit allows. */
const AWAY_MS = 2_000

export const LOST =
  'Whether it arrived is not known: the connection was lost before the mail server answered'

/** `attempts` includes this one. A greeting that may have been delivered is not repeated. */
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
