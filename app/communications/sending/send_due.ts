/**
 * Job `sends/turn`: sends a tenant's due mails until other tenants wait. One run per tenant at a
 * time, so that a large queue delays others by at most a second.
 */
import { AsyncResource } from 'node:async_hooks'
import { handOver } from '#core/mail/mail'
import { mailServerTakes } from '#core/mail/circuit'
import type { MailFailure } from '#core/mail/failure'
import { reserve } from '#core/mail/rate'
import { withdraw } from '#core/jobs/outbox'
import { transaction } from '#core/database/transaction/transaction'
import { Correspondence } from '#communications/sending/correspondence'
import {
  exchange,
  nextIn,
  noteWaiting,
  prolong,
  takeOver,
  type Claimed,
  type Settled,
} from '#communications/sending/claims'
import { outcomeOf, type Outcome } from '#communications/sending/outcome'
import { pokeSender } from '#communications/sending/queued_sends'
import { TimeSlice } from '#communications/sending/time_slice'

/** Mails per claim: the most that a dying worker leaves in doubt, per lane. */
const CLAIM = 50

/** Concurrent claims: one keeps the connections busy while another is recorded. */
const LANES = 2

/** Mails that a slow server has not begun by then are released. */
const BEGIN_WITHIN_MS = 120_000

const PROLONG_EVERY_MS = 60_000

type Asked = { signal: AbortSignal; finish: () => Promise<void> }

/** Queues another job for due mails in the transaction that ends this one. Limits are for tests. */
export async function sendDue(
  { signal, finish }: Asked,
  { beginWithinMs = BEGIN_WITHIN_MS, prolongEveryMs = PROLONG_EVERY_MS }: Partial<Limits> = {}
) {
  await withdraw('sends')
  await takeOver()

  const slice = new TimeSlice('sends', signal)
  const letters = new Correspondence()
  const waits = await all(
    Array.from({ length: LANES }, () =>
      lane(letters, slice, { signal, beginWithinMs, prolongEveryMs })
    )
  )

  await transaction(async () => {
    await finish()
    const next = await nextIn()
    if (next !== undefined) await pokeSender(Math.max(next, ...waits))
  })
}

/** Claims mails until the run is over or none may leave; returns the wait in milliseconds. */
async function lane(
  letters: Correspondence,
  slice: TimeSlice,
  limits: Limits & { signal: AbortSignal }
): Promise<number> {
  const prepare = (found: Claimed[]) => letters.prepare(found)
  let settled: Settled = { claim: '', outcomes: [] }

  for (;;) {
    const server = mailServerTakes()
    const { claim, mails } = await exchange(
      settled,
      (await slice.isOver()) ? 0 : Math.min(server.most, CLAIM),
      prepare
    )
    if (!server.most) await noteWaiting(server.reason)
    if (!mails.length) return server.waitMs

    const { granted, waitMs, reason } = await reserve(mails.length)
    const waiting = new Set(mails.slice(0, granted).map(({ id }) => id))
    const hand = {
      prolong: () => prolong(claim),
      giveBack: () =>
        exchange(
          { claim, outcomes: [...waiting].map((id) => ({ id, outcome: held(0, NOT_BEGUN) })) },
          0,
          prepare
        ),
    }
    const outcomes = await inHand(hand, limits, (mayBegin) => {
      const begin = (id: string) => mayBegin() && waiting.delete(id)
      return Promise.all(
        mails.map(async (mail, nth) => ({
          id: mail.id,
          outcome:
            nth < granted ? await sent(letters, mail, () => begin(mail.id)) : held(waitMs, reason),
        }))
      )
    })
    settled = { claim, outcomes }
    if (granted < mails.length) {
      await exchange(settled, 0, prepare)
      return waitMs
    }
  }
}

type Limits = { beginWithinMs: number; prolongEveryMs: number }

type Hand = { prolong: () => Promise<unknown>; giveBack: () => Promise<unknown> }

/**
 * Runs `work` and prolongs its lease. On shutdown or after `beginWithinMs` unbegun mails are
 * released, or they would count as begun once the worker is gone.
 */
async function inHand<T>(
  { prolong, giveBack }: Hand,
  { signal, beginWithinMs, prolongEveryMs }: Limits & { signal: AbortSignal },
  work: (mayBegin: () => boolean) => Promise<T>
): Promise<T> {
  let given: Promise<unknown> | undefined
  const give = AsyncResource.bind(() => void (given ??= giveBack().catch(() => {})))
  const timer = setTimeout(give, beginWithinMs)
  const alive = setInterval(
    AsyncResource.bind(() => void prolong().catch(() => {})),
    prolongEveryMs
  )
  if (signal.aborted) give()
  else signal.addEventListener('abort', give)
  try {
    return await work(() => !given)
  } finally {
    clearTimeout(timer)
    clearInterval(alive)
    signal.removeEventListener('abort', give)
    await given
  }
}

async function sent(
  letters: Correspondence,
  mail: Claimed,
  mayBegin: () => boolean
): Promise<Outcome> {
  const letter = letters.of(mail)
  if ('error' in letter)
    return mayBegin() ? { status: 'FAILED', error: letter.error } : held(0, NOT_BEGUN)

  try {
    await handOver(letter.outgoing, mayBegin)
    return { status: 'SENT' }
  } catch (failure) {
    return outcomeOf(failure as MailFailure, {
      attempts: mail.attempts,
      isGreeting: letter.isGreeting,
    })
  }
}

const NOT_BEGUN =
  'The mail server was slow, or the worker ended, before this one was begun; it waits'

const held = (inMs: number, error: string): Outcome => ({
  status: 'QUEUED',
  error,
  inMs,
  isNone: true,
})

/** Waits for all lanes before throwing, so that their outcomes are recorded. */
async function all<T>(lanes: Promise<T>[]): Promise<T[]> {
  await Promise.allSettled(lanes)
  return Promise.all(lanes)
}
