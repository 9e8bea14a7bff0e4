/** Tells whether Redis can count. While it cannot, each process counts alone. */
import { setTimeout as sleep } from 'node:timers/promises'
import app from '@adonisjs/core/services/app'
import logger from '@adonisjs/core/services/logger'
import { redis } from '#core/redis/connection'

const LOOK_AGAIN_MS = 500
const KEPT_S = 60

let isAlone = false

export const countsAlone = () => isAlone

/** Counts alone until Redis accepts a write, because a full Redis still answers reads. */
export async function countAlone({ message }: Error) {
  if (isAlone) return
  isAlone = true
  if (await takesWrites()) return void (isAlone = false)

  logger.error(
    'Redis does not answer, or refuses (%s): this process counts requests and log ins by itself',
    message.split('. ')[0]
  )
  while (isAlone) {
    await sleep(LOOK_AGAIN_MS, undefined, { ref: false })
    // A further command would reconnect and keep the process from ending.
    if (app.isTerminating || app.isTerminated) return
    isAlone = !(await takesWrites())
  }
  logger.info('Redis answers again')
}

const takesWrites = () =>
  redis()
    .set('limit:looked', 1, 'EX', KEPT_S)
    .then(
      () => true,
      () => false
    )
