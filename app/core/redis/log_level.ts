/** Changes the log level of all running processes for a while. */
import logger from '@adonisjs/core/services/logger'
import { redis } from '#core/redis/connection'
import { onSignal } from '#core/redis/broadcast'
import env from '#start/env'

export const LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const

type Level = (typeof LEVELS)[number]

const CHANNEL = 'log'

const ownLevel = (): Level => env.get('LOG_LEVEL') ?? 'info'

let back: NodeJS.Timeout | undefined

export function followLogLevel() {
  onSignal(CHANNEL, (message) => {
    const { level, seconds } = JSON.parse(message) as { level: Level | null; seconds: number }
    clearTimeout(back)
    change(level ?? ownLevel())
    if (level) back = setTimeout(() => change(ownLevel()), seconds * 1000).unref()
  })
}

/** Without a level, processes return to their own. Returns how many processes received it. */
export function broadcastLogLevel(level: Level | null, seconds: number): Promise<number> {
  return redis().publish(`oficio:${CHANNEL}`, JSON.stringify({ level, seconds }))
}

function change(level: Level) {
  const was = logger.level
  if (was === level) return
  logger.level = 'info'
  logger.info('The log level is %s now, after %s', level, was)
  logger.level = level
}
