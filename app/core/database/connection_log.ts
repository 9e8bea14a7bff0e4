/**
 * Says once that there is no connection to the database, and once that there is: Knex says so for
 * each attempt of each request, with a stack.
 */
import logger from '@adonisjs/core/services/logger'
import { withoutSecrets } from '#core/observability/log_context'
import { whyNotEncrypted } from '#core/redis/tls'

/** Why not, as far as it was said since the last connection. */
const told = new Set<string>()

/** A full pool (`TimeoutError`) is no database that is away, and is said as it comes. */
const NONE = /^Acquire connection error: (?!TimeoutError)(?:\w+(?: \[\w+\])?: )?(.*)/

/** The end of one that lay idle; whether there is another, the next one tells. */
const ENDED = /^Connection Error: /

/** What Knex has to say, for its setting `log`. */
export const knexLog = {
  warn(message: string) {
    if (ENDED.test(message)) return
    const [, reason] = NONE.exec(message) ?? []
    if (reason === undefined) return logger.warn(message)

    if (told.has(reason)) return
    told.add(reason)
    const unsafe = whyNotEncrypted('DB', { message: reason })
    logger.error(
      'No connection to the database: %s',
      unsafe ? `${unsafe.what}. ${unsafe.remedy}` : withoutSecrets(reason)
    )
  },
  error: (message: string) => logger.error(message),
  deprecate: (message: string) => logger.info(message),
  debug: (message: string) => logger.debug(message),
}

/** To be called for each connection that was made. */
export function isConnected() {
  if (!told.size) return
  told.clear()
  logger.info('There is a connection to the database again')
}
