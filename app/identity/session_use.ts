/** Last use of a session, to the minute; a failed write does not fail the request. */
import logger from '@adonisjs/core/services/logger'
import { clock } from '#core/primitives/clock'
import { instantOf, sqlInstant } from '#core/database/columns'
import { execute } from '#core/database/query'

const MINUTE_MS = 60_000

/** `lastUsedAt` is what the row has; nothing is written twice in a minute. */
export async function noteSessionUse(id: string, lastUsedAt: string | null) {
  if (!lastUsedAt) return
  const minute = Math.floor(clock.now().getTime() / MINUTE_MS) * MINUTE_MS
  if (Date.parse(instantOf(lastUsedAt)!) >= minute) return

  await execute('UPDATE sessions SET last_used_at = ? WHERE id = ?', [
    sqlInstant(new Date(minute)),
    id,
  ]).catch((error) => {
    logger.warn({ err: error }, 'The use of a session could not be noted')
  })
}
