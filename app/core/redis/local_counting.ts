/**
 * Whether Redis can be counted in. While it cannot, each process counts requests and attempts by
 * itself. One look after the other is made for it, and no request waits for any of them.
 */
import { setTimeout as sleep } from 'node:timers/promises'
import app from '@adonisjs/core/services/app'
import logger from '@adonisjs/core/services/logger'
import { redis } from '#core/redis/connection'

const LOOK_AGAIN_MS = 500
const KEPT_S = 60

let isAlone = false

export const countsAlone = () => isAlone

/**
 * From now on, until Redis takes a write again: one that is full answers all else. One failure that
 * passes at once is not told.
 */
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
    // Asked once more, its connection would keep a process from ending.
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
