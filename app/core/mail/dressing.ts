/** The look of mails. A domain registers it; without one they leave as they were written. */
import { MailFailure } from '#core/mail/failure'
import { Refusal } from '#core/errors/refusal'
import type { Outgoing } from '#core/mail/mail'

type Dresser = (outgoing: Outgoing) => Promise<Outgoing>

let dress: Dresser = async (outgoing) => outgoing

export const dressMailsWith = (dresser: Dresser) => void (dress = dresser)

/** The mail in the look of the current tenant. Throws a MailFailure, with nothing sent. */
export async function dressed(outgoing: Outgoing): Promise<Outgoing> {
  try {
    return await dress(outgoing)
  } catch (error) {
    const isAway = error instanceof Refusal && error.status === 503
    throw new MailFailure(isAway ? 'away' : 'deferred', (error as Error).message)
  }
}
