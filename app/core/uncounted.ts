/** While Redis is away requests are not counted: nobody is locked out. One look after the other is made for it, and no request waits for any of them. */
import { setTimeout as sleep } from 'node:timers/promises'
import app from '@adonisjs/core/services/app'
import logger from '@adonisjs/core/services/logger'
import { redis } from '#core/redis'

const LOOK_AGAIN_MS = 500
const KEPT_S = 60

let isAway = false

export const isNotCounted = () => isAway

/** Nothing is counted until Redis takes a write again: one that is full answers all else. */
export async function notCounted({ message }: Error) {
  if (isAway) return
  isAway = true
  logger.error('Redis does not answer, or refuses (%s): requests are not counted, and nobody can log in', message.split('. ')[0])
  while (isAway) {
    await sleep(LOOK_AGAIN_MS, undefined, { ref: false })
    // Asked once more, its connection would keep a process from ending.
    if (app.isTerminating || app.isTerminated) return
    isAway = !(await redis().set('limit:looked', 1, 'EX', KEPT_S).then(() => true, () => false))
  }
  logger.info('Redis answers again')
}
