/** Logs an unreachable database once, not for each attempt as Knex does. */
import logger from '@adonisjs/core/services/logger'
import { withoutSecrets } from '#core/observability/log_context'
import { whyNotEncrypted } from '#core/redis/tls'

/** Causes logged since the last connection. */
const told = new Set<string>()

/** A full pool (`TimeoutError`) is not an unreachable database. */
const NONE = /^Acquire connection error: (?!TimeoutError)(?:\w+(?: \[\w+\])?: )?(.*)/

/** The end of an idle connection; the next attempt tells whether the database is reachable. */
const ENDED = /^Connection Error: /

/** Knex's `log` setting. */
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

/** Called for each new connection. */
export function isConnected() {
  if (!told.size) return
  told.clear()
  logger.info('There is a connection to the database again')
}
