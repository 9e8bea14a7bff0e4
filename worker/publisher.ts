/** Publishes events as soon as a transaction has committed them, for webhooks and `GET /events`. */
import logger from '@adonisjs/core/services/logger'
import { Current } from '#core/context/current'
import { listenToSignals, onSignal } from '#core/redis/broadcast'
import { divideSome } from '#integrations/webhooks/divide'
import {
  companiesWithEarlierEvents,
  numberEarlierEvents,
} from '#integrations/event_log/earlier_events'
import { companiesWithNewEvents } from '#integrations/event_log/sequence'
import { WRITTEN } from '#integrations/event_log/signals'
import { presentable } from '#worker/failure'
import { eachTenant } from '#worker/job'
import { wokenLoop } from '#worker/woken_loop'

/** Also finds the events whose signal was lost. */
const POLL_MS = 1_000

/** Workers of the release before end within minutes after this one has begun. */
const EARLIER_MS = 60_000

export function startPublisher() {
  const ending = new AbortController()
  let isTrouble = false
  let earlierAt = 0

  const round = async () => {
    try {
      if (Date.now() >= earlierAt) {
        await eachTenant(await companiesWithEarlierEvents(), ending.signal, numberEarlierEvents)
        earlierAt = Date.now() + EARLIER_MS
      }
      await publishAll(ending.signal)
      if (isTrouble) logger.info('Events are published again')
      isTrouble = false
    } catch (error) {
      if (!isTrouble && !ending.signal.aborted)
        logger.error('Events wait: %s', presentable(error).message)
      isTrouble = true
    }
  }
  listenToSignals()
  const loop = wokenLoop(round, POLL_MS)
  const unlisten = onSignal(WRITTEN, loop.poke)

  return {
    async stop() {
      unlisten()
      ending.abort()
      await loop.stop()
    },
  }
}

/** Companies take turns of one batch, so that a large import delays no other one. Errors come last. */
async function publishAll(signal: AbortSignal) {
  const errors: unknown[] = []
  let waiting = await companiesWithNewEvents()
  while (waiting.length && !signal.aborted) {
    const again: number[] = []
    await eachTenant(waiting, signal, async () => {
      if (await divideSome()) again.push(Current.tenantId)
    }).catch((error) => errors.push(error))
    waiting = again
  }
  if (errors.length) throw errors[0]
}
