import logger from '@adonisjs/core/services/logger'
import { redis } from '#core/redis/connection'

/** Logs once that Redis is away, and once that it is back. */
export function watchRedis() {
  let isUp = true
  const waiting = new Set<() => void>()
  const look = async () => {
    const answers = await redis()
      .ping()
      .then(
        () => true,
        () => false
      )
    if (isUp && !answers) logger.error('Redis does not answer; trying again until it does')
    if (!isUp && answers) logger.warn('Redis answers again')
    isUp = answers
    for (const ask of waiting) ask()
  }
  const timer = setInterval(look, 1_000)
  void look()

  return {
    stop: () => clearInterval(timer),
    /** Resolves when `isSo` first holds. */
    until: (isSo: (isUp: boolean) => boolean) =>
      new Promise<void>((resolve) => waiting.add(() => isSo(isUp) && resolve())),
  }
}
