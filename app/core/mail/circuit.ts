/**
 * Stops sending for a while after 5 failures of the mail server in a row. A refused sender counts
 * as such a failure, so that not every queued mail is refused for good.
 */
import logger from '@adonisjs/core/services/logger'
import { MailFailure, failureFrom } from '#core/mail/failure'
import { keepsMails } from '#core/mail/kept_mails'

const OPENS_AT = 5
const FIRST_MS = 2_000
const MOST_MS = 60_000

const closed = () => ({ failures: 0, waitMs: FIRST_MS, until: 0, isTrying: false, reason: '' })

let state = closed()

const isOpen = () => state.failures >= OPENS_AT

/** Returns how many mails may be tried now (0, 1 or any number); ask again after `waitMs`. */
export function mailServerTakes(): { most: number; waitMs: number; reason: string } {
  if (!isOpen() || keepsMails()) return { most: Infinity, waitMs: 0, reason: '' }

  const waitMs = state.isTrying ? state.waitMs : Math.max(state.until - Date.now(), 0)
  return { most: waitMs > 0 ? 0 : 1, waitMs, reason: state.reason }
}

/** Throws a MailFailure, without calling `send` while the circuit is open. */
export async function throughCircuit(send: () => Promise<void>): Promise<void> {
  const isTry = isOpen()
  if (!mailServerTakes().most) throw new MailFailure('away', state.reason)
  if (isTry) state.isTrying = true

  try {
    await send()
    close()
  } catch (error) {
    const failure = failureFrom(error)
    if (!failure.isOfServer) close()
    else if (isTry) leaveAlone(Math.min(state.waitMs * 2, MOST_MS))
    else if (++state.failures === OPENS_AT) open(failure)
    throw isOpen() && failure.isOfSender ? new MailFailure('away', failure.message) : failure
  }
}

function open({ message }: MailFailure) {
  state.reason = message
  logger.error('Mail waits: %s', message)
  leaveAlone(FIRST_MS)
}

function leaveAlone(waitMs: number) {
  state = { ...state, waitMs, until: Date.now() + waitMs, isTrying: false }
}

function close() {
  if (isOpen()) logger.info('The mail server takes mail again')
  state = closed()
}
