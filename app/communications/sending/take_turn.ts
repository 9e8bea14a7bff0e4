/**
 * The worker's job `sends/turn`: for about a second a tenant's mails that are due go to the mail server, then it is the next
 * tenant's turn. A tenant has one turn at a time, so ten thousand mails of one hold another's ten back by no more than that.
 */
import { handOver } from '#core/mail'
import { mailServerTakes } from '#core/mail/circuit'
import type { MailFailure } from '#core/mail/failure'
import { reserve } from '#core/mail/rate'
import { withdraw } from '#core/outbox'
import { transaction } from '#core/transaction'
import { Correspondence } from '#communications/sending/correspondence'
import { claimDue, nextIn, noteWaiting, settle, takeOver, type Claimed } from '#communications/sending/claims'
import { outcomeOf, type Outcome } from '#communications/sending/outcome'
import { pokeSender } from '#communications/sending/owed'

const TURN_MS = 1_000

/** Mails of one claim: what a worker that dies leaves in doubt is at most this, for each lane. */
const CLAIM = 25

/** Claims under way at a time: while one is written down the other keeps the connections busy. */
const LANES = 2

type Asked = { signal: AbortSignal; finish: () => Promise<void> }

export async function takeTurn({ signal, finish }: Asked) {
  await withdraw('sends')
  await takeOver()

  const until = performance.now() + TURN_MS
  const letters = new Correspondence()
  const waits = await all(Array.from({ length: LANES }, () => lane(letters, () => performance.now() > until || signal.aborted)))

  await transaction(async () => {
    await finish()
    const next = await nextIn()
    if (next !== undefined) await pokeSender(Math.max(next, ...waits))
  })
}

/** Claim after claim until the turn is over, nothing is due, or nothing may leave; answers the ms for which that is so. */
async function lane(letters: Correspondence, isOver: () => boolean): Promise<number> {
  while (!isOver()) {
    const server = mailServerTakes()
    if (!server.most) {
      await noteWaiting(server.reason)
      return server.waitMs
    }

    const { claim, mails } = await claimDue(Math.min(server.most, CLAIM), (found) => letters.prepare(found))
    if (!mails.length) return 0

    const { granted, waitMs } = await reserve(mails.length)
    const outcomes = await Promise.all(mails.map(async (mail, index) => ({ id: mail.id, outcome: index < granted ? await sent(letters, mail) : held(waitMs) })))
    await settle(claim, outcomes)
    if (granted < mails.length) return waitMs
  }
  return 0
}

async function sent(letters: Correspondence, mail: Claimed): Promise<Outcome> {
  const letter = letters.of(mail)
  if ('error' in letter) return { status: 'FAILED', error: letter.error }

  try {
    await handOver(letter.outgoing)
    return { status: 'SENT' }
  } catch (failure) {
    return outcomeOf(failure as MailFailure, { attempts: mail.attempts, isGreeting: letter.isGreeting })
  }
}

const held = (inMs: number): Outcome => ({ status: 'QUEUED', error: 'As many mails as may leave have left; this one waits', inMs, isNone: true })

/** What each has answered, once all have ended: what one has in hand is written down though another has failed. */
async function all<T>(lanes: Promise<T>[]): Promise<T[]> {
  await Promise.allSettled(lanes)
  return Promise.all(lanes)
}
