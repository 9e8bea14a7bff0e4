/**
 * The dispatcher's loop: at once when a request signals, else every second; after a full window
 * also when jobs are done.
 */
import logger from '@adonisjs/core/services/logger'
import { dispatchDue } from '#core/jobs/dispatcher'
import { redis } from '#core/redis/connection'
import { listenToSignals, onSignal } from '#core/redis/broadcast'
import { presentable } from '#worker/failure'
import { wokenLoop } from '#worker/woken_loop'

const POLL_MS = 1_000

/** The shortest time between rounds for full windows. */
const REFILL_MS = 25

export function startDispatcher() {
  let isHeld = false
  let isTrouble = false
  let isStopped = false

  const round = async () => {
    const isThere = await redis()
      .ping()
      .then(
        () => true,
        () => false
      )
    if (!isThere) return

    try {
      isHeld = (await dispatchDue()).held
      if (isTrouble) logger.info('The outbox is dispatched again')
      isTrouble = false
    } catch (error) {
      if (!isTrouble && !isStopped) logger.error('The outbox waits: %s', presentable(error).message)
      isTrouble = true
    }
  }
  listenToSignals()
  const loop = wokenLoop(round, POLL_MS)
  const unlisten = onSignal('outbox', loop.poke)
  let refill: NodeJS.Timeout | undefined

  return {
    /** A job of this worker is done: its tenant's window may have room. */
    jobDone() {
      if (isHeld) refill ??= setTimeout(() => ((refill = undefined), loop.poke()), REFILL_MS)
    },

    async stop() {
      isStopped = true
      unlisten()
      clearTimeout(refill)
      await loop.stop()
    },
  }
}
