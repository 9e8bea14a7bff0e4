/** The look of mails. A domain registers it; without one they leave as they were written. */
import logger from '@adonisjs/core/services/logger'
import { MailFailure } from '#core/mail/failure'
import { Refusal } from '#core/errors/refusal'
import type { Outgoing } from '#core/mail/mail'

const NOT_DRESSED = 'The look of the company cannot be read at the moment; it is sent later'

type Dresser = (outgoing: Outgoing) => Promise<Outgoing>

let dress: Dresser = async (outgoing) => outgoing

export const dressMailsWith = (dresser: Dresser) => void (dress = dresser)

/** The mail in the look of the current tenant. Throws a MailFailure, with nothing sent. */
export async function dressed(outgoing: Outgoing): Promise<Outgoing> {
  try {
    return await dress(outgoing)
  } catch (error) {
    // The text of another error, such as SQL, is for operators alone.
    if (!(error instanceof Refusal)) logger.error({ err: error }, 'A mail cannot get its look')
    const text = error instanceof Refusal ? error.message : NOT_DRESSED
    throw new MailFailure('away', text)
  }
}
